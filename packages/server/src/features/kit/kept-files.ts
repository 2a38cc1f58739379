/** Makes a file that is not kept. */
type Make = () => Promise<Uint8Array>;

export interface KeptFiles {
  /**
   * @param key what the file is made from. Several callers at once for a missing file share its making; when
   * that fails, for instance because one caller asked too often, each other caller has it made for himself.
   */
  get(key: string, make: Make): Promise<Uint8Array>;
}

/** Keeps the most recently used files, up to a number of bytes. */
export function makeKeptFiles(mostBytes: number): KeptFiles {
  /** A Map keeps the order of insertion: the first key is the least recently used. */
  const kept = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  }

  function keep(key: string, file: Uint8Array): void {
    forget(key);
    if (file.byteLength > mostBytes) return;
    kept.set(key, file);
    bytes += file.byteLength;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  }

  async function makeAndKeep(key: string, make: Make): Promise<Uint8Array> {
    try {
      const file = await make();
      keep(key, file);
      return file;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async get(key, make) {
      for (let running = underWay.get(key); running; running = underWay.get(key)) {
        const shared = await running.catch(() => null);
        if (shared) return shared;
      }
      const known = kept.get(key);
      if (known) {
        keep(key, known);
        return known;
      }
      const making = makeAndKeep(key, make);
      underWay.set(key, making);
      return making;
    },
  };
}
