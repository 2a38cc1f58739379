import type { PictureSubject } from "@mec/domain/project";

/**
 * The pictures chosen for a project that is not published yet, its own and its bearer's: too heavy for localStorage, they are kept in
 * IndexedDB, so that a reload or the sign-up does not lose them. A browser that refuses storage loses them,
 * without an error.
 */
const databaseName = "mec-pictures";
const storeName = "pictures";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(storeName, mode).objectStore(storeName));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

export const readPicture = (of: PictureSubject): Promise<File | null> =>
  inStore<File | undefined>("readonly", (store) => store.get(of)).then(
    (file) => file ?? null,
    () => null,
  );

/** Stores a picture, or deletes it with null; false when the browser refuses. */
export async function keepPicture(of: PictureSubject, picture: File | null): Promise<boolean> {
  const done = picture
    ? inStore("readwrite", (store) => store.put(picture, of))
    : inStore("readwrite", (store) => store.delete(of));
  return done.then(
    () => true,
    () => false,
  );
}
