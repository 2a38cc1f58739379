import { build } from "esbuild";
import { expect, it } from "vitest";

it("The thread that answers loads nothing that draws documents: it would hold those libraries for nothing", async () => {
  const { metafile } = await build({
    entryPoints: ["packages/server/src/start.ts"],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outdir: ".cache",
    write: false,
    metafile: true,
  });
  const loaded = Object.keys(metafile.inputs);
  expect(loaded).toContain("packages/server/src/seal/index.ts");
  expect(loaded.filter((file) => file.startsWith("packages/server/src/pdfkit/"))).toEqual([]);
});
