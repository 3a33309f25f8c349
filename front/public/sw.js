// The shell that opens without a network: built files from the cache, the page of games on this
// device, and the page /offline where no page can be had. Tables of the server and what happens at
// them are never kept here. What a person takes along lies in a cache of its own (lib/device.ts).
const KEPT = "stafla-shell-2";
const TAKEN = "stafla-taken-";
const OFFLINE = "/offline";
// pages that need no server
const ALONE = ["/device", "/companion"];

async function keepShell() {
  await Promise.all([OFFLINE, ...ALONE].map((page) => keepPage(page).catch(() => undefined)));
}

async function keepPage(path) {
  await keepAnswer(path, await fetch(path, { credentials: "same-origin", cache: "reload" }));
}

// a page and the files that it names
async function keepAnswer(path, page) {
  if (!page.ok) return;
  const cache = await caches.open(KEPT);
  const named = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)];
  await Promise.all(named.map((found) => keepFile(cache, found[1]).catch(() => undefined)));
  // last, so that a page that is kept has its files; whose it was may be another's when it is shown
  const text = (await page.text()).replace(/<meta name="account" content="[^"]*">/, "");
  await cache.put(path, new Response(text, { status: page.status, headers: page.headers }));
}

// a file that is not there yet, and the scripts, styles and fonts that it names; of fonts what is cut to
// our languages, for the whole files are large and seldom met
async function keepFile(cache, address) {
  if (await cache.match(address)) return;
  await cache.add(address);
  if (!/\.(js|css)$/.test(address)) return;
  const text = await (await cache.match(address)).text();
  const inside = /["'(](?:\.\/|\/static\/assets\/)([\w.-]+\.(?:js|css|woff2|wasm))["')]/g;
  const found = [...text.matchAll(inside)].map((one) => one[1]).filter((one) => !one.includes("-wght-normal-"));
  const named = found.map((one) => `/static/assets/${one}`);
  await Promise.all(named.map((one) => keepFile(cache, one).catch(() => undefined)));
}

// milliseconds that the server has to answer where the page is kept
const PATIENCE = 4_000;

async function pageOrShell(event) {
  const { pathname } = new URL(event.request.url);
  const asked = fetch(event.request);
  if (!ALONE.includes(pathname)) return asked.catch(async () => (await caches.match(OFFLINE)) || Response.error());
  // the newest page, in the language that it was read in last
  event.waitUntil(asked.then((page) => keepAnswer(pathname, page.clone())).catch(() => undefined));
  const heard = asked.catch(() => null);
  const kept = await caches.match(pathname);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const page = await (kept ? Promise.race([heard, late]) : heard);
  // a server that is down, or does not answer, hides no page that can do without it
  if (page && (page.status < 500 || !kept)) return page;
  return kept || (await caches.match(OFFLINE)) || Response.error();
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

// a page that was opened in another language asks for the shell in that language; a first visit has just kept it
self.addEventListener("message", (event) => {
  const [wish, language] = String(event.data).split(" ");
  if (wish === "keep-shell") event.waitUntil(keepShellIn(language));
});

async function keepShellIn(language) {
  const kept = await caches.match(OFFLINE);
  const text = kept ? await kept.text() : "";
  if (!language || !text.includes(`<html lang="${language}"`)) await keepShell();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find((one) => one.url.endsWith(event.notification.data));
      return page ? page.focus() : self.clients.openWindow(event.notification.data);
    }),
  );
});
