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

export function buildServer() {
  return build({
    entryPoints: [
      "main",
      "user",
      "rotate-key",
      "seed",
      "migrate",
      "db/embedded-thread",
      "app/threads/worker",
      "app/threads/hashing",
    ].map((name) => join(root, `packages/server/src/${name}.ts`)),
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

/** Before the server's tests: some of them start it, and end it without warning, as it runs once built. */
export async function setup() {
  await buildServer();
}
