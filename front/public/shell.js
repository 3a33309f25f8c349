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
