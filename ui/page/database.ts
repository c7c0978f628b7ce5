/** A database of this browser, made by `make` if it isn’t there. Rejects where none may be used. */
export function openedDatabase(name: string, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => make(request.result);
    request.onsuccess = () => {
      // Another page that wants a newer form isn't kept waiting.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another page holds it open'));
  });
}

/** Resolves once all that a transaction does is kept; rejects if nothing of it is. */
export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
