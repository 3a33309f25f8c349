/** What a page carries as JSON in the element of that id. @throws Error if there is no such element */
export function readIsland<T>(id: string): T {
  const island = document.getElementById(id);
  if (!island?.textContent) throw new Error(`the page carries no ${id}`);
  return JSON.parse(island.textContent) as T;
}
