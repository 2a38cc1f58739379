import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const sources = join(import.meta.dirname, "../src");
const table = join(sources, "app/page-files.ts");
const line = /^ {2}(\w+): \(\) => import\("\.\.\/(.+)"\),$/;
const kit = "ui/kit/kit.tsx";
const isOfLibrary = /\/node_modules\/@mantine\/core\//;

type Chunk = Rolldown.OutputChunk;

/** Each page's name and the module it stands in. */
function sourcesOfPages(): [page: string, source: string][] {
  const lines = readFileSync(table, "utf8").split("\n");
  return lines
    .filter((text) => text.startsWith("  "))
    .map((text) => {
      const [, page, source] = line.exec(text) ?? [];
      if (page === undefined || source === undefined)
        throw new Error(`${table} says no page's file: ${text}`);
      return [page, source];
    });
}

/** A file and all that it imports. */
function withImports(chunk: Chunk, bundle: Rolldown.OutputBundle, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") withImports(imported, bundle, found);
  }
  return found;
}

/** Which files each page needs beside the entry's: the server names them in its head. */
export function pageFiles(): Plugin {
  return {
    name: "page-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) throw new Error("The web app has no entry");
        const chunkOf = (source: string): Chunk => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(sources, source)));
          if (!chunk) throw new Error(`No file of the build holds ${source}`);
          return chunk;
        };
        const first = withImports(entry, bundle);
        const unlessFirst = (files: Set<Chunk>) => [...files].filter((chunk) => !first.has(chunk));
        const filesOf = (source: string) => {
          const own = unlessFirst(withImports(chunkOf(source), bundle));
          const isOfKit = own.some(({ moduleIds }) => moduleIds.some((id) => isOfLibrary.test(id)));
          const all = new Set(isOfKit ? [...own, ...unlessFirst(withImports(chunkOf(kit), bundle))] : own);
          const more = [...all];
          const styles = more.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          return [...new Set(styles), ...more.map(({ fileName }) => fileName)];
        };
        const files = sourcesOfPages().map(([page, source]) => [page, filesOf(source)]);
        this.emitFile({
          type: "asset",
          fileName: "page-files.json",
          source: JSON.stringify(Object.fromEntries(files)),
        });
      },
    },
  };
}
