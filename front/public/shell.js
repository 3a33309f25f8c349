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
  var again = document.getElementById("try-again");
  if (again) {
    again.hidden = false;
    again.addEventListener("click", function () {
      location.reload();
    });
    window.addEventListener("online", function () {
      location.reload();
    });
  }
})();
