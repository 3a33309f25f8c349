// The shell that opens without a network: built files from the cache, the page of games on this
// device, and the page /offline where no page can be had. Tables of the server and what happens at
// them are never kept here. What a person takes along lies in a cache of its own (lib/device.ts).
const KEPT = "stafla-shell-2";
const TAKEN = "stafla-taken-";
const OFFLINE = "/offline";
const DEVICE = "/device";

async function keepShell() {
  await Promise.all([OFFLINE, DEVICE].map(keepPage));
}

async function keepPage(path) {
  await keepAnswer(path, await fetch(path, { credentials: "same-origin", cache: "reload" }));
}

// a page and the files that it names
async function keepAnswer(path, page) {
  if (!page.ok) return;
  const cache = await caches.open(KEPT);
  const named = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)];
  const missing = [];
  for (const found of named) if (!(await cache.match(found[1]))) missing.push(found[1]);
  await Promise.all(missing.map((file) => cache.add(file).catch(() => undefined)));
  // last, so that a page that is kept has its files
  await cache.put(path, page);
}

async function pageOrShell(event) {
  const { pathname } = new URL(event.request.url);
  try {
    const page = await fetch(event.request);
    // the newest page, in the language that it was read in last
    if (pathname === DEVICE) event.waitUntil(keepAnswer(DEVICE, page.clone()));
    return page;
  } catch {
    const shell = await caches.match(pathname === DEVICE ? DEVICE : OFFLINE);
    return shell || Response.error();
  }
}

// files named by their content never change
async function fileOnce(request) {
  const known = await caches.match(request);
  if (known) return known;
  const file = await fetch(request);
  if (file.ok) (await caches.open(KEPT)).put(request, file.clone());
  return file;
}

async function fileOrKept(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) || Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT && !name.startsWith(TAKEN)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrShell(event));
  else if (pathname.startsWith("/static/assets/")) event.respondWith(fileOnce(request));
  else if (pathname.startsWith("/static/")) event.respondWith(fileOrKept(request));
});

// a page that was opened in another language asks for the shell in that language
self.addEventListener("message", (event) => {
  if (event.data === "keep-shell") event.waitUntil(keepShell());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find((one) => one.url.endsWith(event.notification.data));
      return page ? page.focus() : self.clients.openWindow(event.notification.data);
    }),
  );
});
