/** The browser's WebSocket, as far as lines to the server use it; tests put another in its place. */

/** As much of a WebSocket as is used here. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A socket to an address of this server. */
export function openSocket(path: string): SocketLike {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as unknown as SocketLike;
}
