// Every page: the shell that opens without a network, kept in the page's language.
(function () {
  var language = document.documentElement.lang;
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/sw.js")
    .then(function () {
      return navigator.serviceWorker.ready;
    })
    .then(function (registered) {
      if (localStorage.getItem("stafla.shell") === language) return;
      registered.active.postMessage("keep-shell");
      localStorage.setItem("stafla.shell", language);
    })
    .catch(function () {
      // no secure origin, or storage is closed to us: pages work as they are
    });
  function returnToServer() {
    if (!navigator.onLine) return;
    fetch("/healthz", { cache: "no-store" })
      .then(function (answer) {
        if (answer.ok) location.reload();
      })
      .catch(function () {
        // not yet: the button is there
      });
  }
  var again = document.getElementById("try-again");
  if (again) {
    again.hidden = false;
    again.addEventListener("click", function () {
      location.reload();
    });
    // browsers say so before there is a way to the server, and as the next page is on its way
    window.addEventListener("online", function () {
      setTimeout(returnToServer, 1000);
    });
  }
})();
// Every page: signing out takes along what this browser kept of the account's games.
(function () {
  var stamp = "stafla.signed-out";
  // how racks lie and what is laid at tables, and a slip that is on its way
  var kept = /^stafla\.(slip$|[A-Za-z0-9_-]{22}\.\d+\.(rack|laid)$)/;
  function forget(box) {
    Object.keys(box).forEach(function (name) {
      if (kept.test(name)) box.removeItem(name);
    });
  }
  function forgetAll() {
    forget(localStorage);
    forget(sessionStorage);
  }
  // tiles that are laid are each tab's own: another one lets go of them when it hears, or opens a page
  function follow() {
    var last = localStorage.getItem(stamp);
    if (sessionStorage.getItem(stamp) === last) return false;
    forget(sessionStorage);
    if (last !== null) sessionStorage.setItem(stamp, last);
    return true;
  }
  function signOut(event) {
    var path = event.target.getAttribute("action");
    if (path !== "/sign-out" && path !== "/me/erase") return;
    localStorage.setItem(stamp, String(Date.now()) + Math.random());
    follow();
    forgetAll();
  }
  function guard(job) {
    return function (event) {
      try {
        job(event);
      } catch (error) {
        // storage is closed to us: nothing was kept
      }
    };
  }
  guard(follow)();
  document.addEventListener("submit", guard(signOut));
  window.addEventListener(
    "storage",
    guard(function (event) {
      if (event.key !== stamp || !follow() || !document.getElementById("table")) return;
      // what it still shows is written anew until it is gone
      window.addEventListener("pagehide", guard(forgetAll));
      setTimeout(function () {
        location.reload();
      }, 1000);
    }),
  );
})();
