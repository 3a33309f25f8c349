// Before the first paint: the reader's own choice of light, contrast and board (settings dialog).
(function () {
  var root = document.documentElement;
  try {
    var look = JSON.parse(localStorage.getItem("stafla.look") || "{}");
    ["theme", "board", "size"].forEach(function (name) {
      if (typeof look[name] === "string") root.dataset[name] = look[name];
    });
  } catch (error) {
    // storage is closed to us: the system's choice stands
  }
})();
