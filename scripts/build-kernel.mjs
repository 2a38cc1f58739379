// Writes packages/energy/src/allocation/kernel/bytes.ts from kernel.wat beside it: `node scripts/build-kernel.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import wabt from "wabt";

const folder = new URL("../packages/energy/src/allocation/kernel/", import.meta.url);

/** The text of bytes.ts that kernel.wat gives. */
export async function kernelModule() {
  const { parseWat } = await wabt();
  const source = parseWat("kernel.wat", readFileSync(new URL("kernel.wat", folder), "utf8"), { simd: true });
  source.validate();
  const bytes = Buffer.from(source.toBinary({}).buffer).toString("base64");
  return `/** kernel.wat as \`node scripts/build-kernel.mjs\` assembles it. */\nexport const kernelBytes =\n  "${bytes}";\n`;
}

if (import.meta.filename === process.argv[1]) {
  writeFileSync(new URL("bytes.ts", folder), await kernelModule());
}
