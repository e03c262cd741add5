/** All data that this origin stores on the device where scripts can read it, as one text. Runs in the browser. */
export async function storedData(): Promise<string> {
  const databases = await indexedDB.databases();
  const rows: unknown[] = [];
  for (const { name = "" } of databases) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(opening.error ?? new Error(`Cannot open ${name}`)));
    });
    for (const store of database.objectStoreNames) {
      rows.push(
        await new Promise((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll();
          all.addEventListener("success", () => resolve(all.result));
        }),
      );
    }
    database.close();
  }
  const caches = await globalThis.caches.keys();
  return JSON.stringify({
    rows,
    caches,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
  });
}
