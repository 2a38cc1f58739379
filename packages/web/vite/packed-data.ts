import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** Packs the data files once and as tightly as can be: the server sends a file's `.br` as it is. */
export function packedData(): Plugin {
  return {
    name: "packed-data",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !/^assets\/.*\.json$/.test(file.fileName)) continue;
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(file.source));
      }
    },
  };
}
