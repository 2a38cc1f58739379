import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Figure, judge } from "./result.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Every file of a bench folder that exports `run`; `support` holds what they share. */
function benchFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory() && name !== "support")
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith(".ts"))
    .sort();
}

function verdict(result: Figure): string {
  const judged = judge(result);
  return judged ? `${judged.isKept ? "reached" : "MISSED "}  ${judged.words}` : "";
}

const round = (value: number) => Number(value.toPrecision(4));

function show(result: Figure) {
  const control = result.control
    ? `  control: ${result.control.name} ${round(result.control.value)} ${result.control.unit}`
    : "";
  const cpu = result.cpuMs === undefined ? "" : `  processor: ${round(result.cpuMs)} ms`;
  console.log(
    `${result.name.padEnd(72)} ${`${round(result.value)} ${result.unit}`.padEnd(16)} ${verdict(result)}${control}${cpu}`,
  );
}

// `npm run bench` measures everything, `npm run bench api/ web/` only what these names match.
const wanted = process.argv.slice(2);
const results: Figure[] = [];
for (const file of benchFiles().filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
)) {
  const module: { run?: () => Promise<Figure[]> | AsyncIterable<Figure> } = await import(`./${file}`);
  if (!module.run) continue;
  console.log(`\n${file}`);
  // Some give each figure as soon as they have it: a stopped run has printed what it knew.
  for await (const result of await module.run()) {
    show(result);
    results.push(result);
  }
}
const missed = results.filter((result) => verdict(result).startsWith("MISSED"));
console.log(`\n${results.length} figures, ${missed.length} missed their goal`);
process.exit(missed.length > 0 ? 1 : 0);
