import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { root, run } from "./processes.mjs";

/** Bundles our own packages; the libraries stay in node_modules. */
const ownCodeOnly = {
  name: "own-code-only",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@mec/") ? undefined : { path, external: true },
    );
  },
};

const entriesOf = (name, entries) =>
  entries.map((entry) => ({ in: join(root, `packages/${name}/src/${entry}.ts`), out: entry }));

/** Writes what changed, each file at once: a server may be starting from these files while they are built again. */
function write({ path, contents }) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
}

/** Makes what new embedded databases begin with, once for each release of PGlite. */
async function buildNewDatabase() {
  const { dependencies } = JSON.parse(readFileSync(join(root, "packages/server/package.json"), "utf8"));
  const folder = join(root, "packages/server/dist/db");
  const file = join(folder, `new-database-${dependencies["@electric-sql/pglite"]}.tar.gz`);
  if (existsSync(file)) return;
  const code = await run(process.execPath, [join(folder, "new-database.js"), file]);
  if (code !== 0) process.exit(code);
}

/** Bundles the server's threads and commands, and the server together with its demonstration. */
export async function buildServer() {
  const { outputFiles } = await build({
    entryPoints: [
      ...entriesOf("demo", ["main", "seed"]),
      ...entriesOf("server", [
        "user",
        "rotate-key",
        "migrate",
        "backup",
        "restore",
        "export-curves",
        "db/embedded-thread",
        "db/new-database",
        "app/threads/worker",
        "app/threads/hashing",
      ]),
    ],
    outdir: join(root, "packages/server/dist"),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    // Each thread holds the maps of all that it runs; a trace names file and line without the sources, more than half of them.
    sourcesContent: false,
    logLevel: "warning",
    plugins: [ownCodeOnly],
    write: false,
  });
  for (const file of outputFiles) write(file);
  await buildNewDatabase();
}

/** Builds before the server's tests: some start the built server, and kill it without warning. */
export async function setup() {
  await buildServer();
}
