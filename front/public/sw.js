// The shell that opens without a network: built files from the cache, the page /offline where no
// page can be had. Tables and what happens at them are never kept here.
const KEPT = "stafla-shell-1";
const OFFLINE = "/offline";

async function keepShell() {
  const cache = await caches.open(KEPT);
  const page = await fetch(OFFLINE, { credentials: "same-origin", cache: "reload" });
  if (!page.ok) return;
  await cache.put(OFFLINE, page.clone());
  const named = [...(await page.text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)];
  await Promise.all(named.map((found) => cache.add(found[1]).catch(() => undefined)));
}

async function pageOrShell(request) {
  try {
    return await fetch(request);
  } catch {
    const shell = await caches.match(OFFLINE);
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
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrShell(request));
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
