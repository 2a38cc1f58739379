import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const sources = join(import.meta.dirname, "../src");
/** Where the pages' files are named: the others' names stand in a file of their own, which each of them brings. */
const visitedTable = { path: "app/page-files.ts", brings: [] };
const otherTable = { path: "app/other-page-files.ts", brings: ["app/other-routes.tsx"] };
const line = /^ {2}(\w+): \(\) => import\("\.\.\/(.+)"\),$/;
const kit = "ui/kit/kit.tsx";
const isOfLibrary = /\/node_modules\/@mantine\/core\//;

type Chunk = Rolldown.OutputChunk;

/** Each page's name and the modules it needs: its own, and what names it. */
function sourcesOfPages(): [page: string, needed: string[]][] {
  return [visitedTable, otherTable].flatMap(({ path, brings }) =>
    readFileSync(join(sources, path), "utf8")
      .split("\n")
      .filter((text) => text.startsWith("  "))
      .map((text): [string, string[]] => {
        const [, page, source] = line.exec(text) ?? [];
        if (page === undefined || source === undefined)
          throw new Error(`${path} says no page's file: ${text}`);
        return [page, [source, ...brings]];
      }),
  );
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
        const filesOf = (needed: readonly string[]) => {
          const own = needed.flatMap((source) => unlessFirst(withImports(chunkOf(source), bundle)));
          const isOfKit = own.some(({ moduleIds }) => moduleIds.some((id) => isOfLibrary.test(id)));
          const all = new Set(isOfKit ? [...own, ...unlessFirst(withImports(chunkOf(kit), bundle))] : own);
          const more = [...all];
          const styles = more.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          return [...new Set(styles), ...more.map(({ fileName }) => fileName)];
        };
        const files = sourcesOfPages().map(([page, needed]) => [page, filesOf(needed)]);
        this.emitFile({
          type: "asset",
          fileName: "page-files.json",
          source: JSON.stringify(Object.fromEntries(files)),
        });
      },
    },
  };
}
