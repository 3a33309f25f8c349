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
      registered.active.postMessage("keep-shell " + language);
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
// Every page: signing out, or a session that has ended, takes along what this browser kept of the account's games.
(function () {
  var stamp = "stafla.signed-out";
  // how racks lie and what is laid at tables, and a slip that is on its way
  var kept = /^stafla\.(slip$|device\.name$|[A-Za-z0-9_-]{22}\.\d+\.(rack|laid)$)/;
  // whose pages these are, and whose account is to be erased; a game on the device has its account in its name
  var holder = "stafla.account";
  var erasing = "stafla.erasing";
  var game = "stafla.device.game.";
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
  function account() {
    var told = document.querySelector('meta[name="account"]');
    return told && told.getAttribute("content");
  }
  function leave() {
    localStorage.setItem(stamp, String(Date.now()) + Math.random());
    follow();
    forgetAll();
  }
  function signOut(event) {
    var path = event.target.getAttribute("action");
    if (path === "/sign-out") leave();
    // it may be refused: what is kept goes when a page says that the account is gone
    if (path === "/me/erase") localStorage.setItem(erasing, account() || "");
  }
  // a session ends by itself as well, and elsewhere; a page that was kept for when there is no network says nothing
  function settle() {
    var here = account();
    if (here === null) return;
    var before = JSON.parse(localStorage.getItem(holder) || '""');
    var erased = localStorage.getItem(erasing);
    localStorage.removeItem(erasing);
    if (before === here) return;
    if (before) leave();
    if (before && erased === before) localStorage.removeItem(game + before);
    if (here) localStorage.setItem(holder, JSON.stringify(here));
    else localStorage.removeItem(holder);
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
  guard(settle)();
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
