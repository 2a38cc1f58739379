import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./processes.mjs";

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

/** Bundles the server's threads and commands, and the server together with its demonstration. */
export function buildServer() {
  return build({
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
    logLevel: "warning",
    plugins: [ownCodeOnly],
  });
}

/** Builds before the server's tests: some start the built server, and kill it without warning. */
export async function setup() {
  await buildServer();
}
