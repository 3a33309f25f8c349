/** Notices of the browser while the page is out of sight. No outside service is asked. */

export const possible = (): boolean => "Notification" in globalThis;

/** Asks the reader, if need be; whether notices may be shown. */
export async function askPermission(): Promise<boolean> {
  if (!possible()) return false;
  if (Notification.permission !== "default") return Notification.permission === "granted";
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notice that leads back to this page; a newer one of the table takes its place. */
export async function notify(title: string, body: string): Promise<void> {
  if (!possible() || Notification.permission !== "granted") return;
  const { pathname } = location;
  const options = { body, tag: pathname, data: pathname, icon: "/static/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  // phones show notices of a service worker only
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).addEventListener("click", () => window.focus());
}
