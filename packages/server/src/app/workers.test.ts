import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testWorkers } from "../../test/workers.ts";
import { openWorkers } from "./workers.ts";

/** Says how it was reached: what a module requires is in the cache of `require`, what it imports is not. */
const entry = `
import { createRequire } from "node:module";
const { cache } = createRequire(import.meta.url);
export default () => ({ output: import.meta.filename in cache ? "required" : "imported" });
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mec-threads-"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  for (const name of ["hashing", "worker"]) await writeFile(join(folder, `${name}.js`), entry);
});
afterAll(() => rm(folder, { recursive: true }));

describe("the threads of the product", () => {
  // Node 20 aborts the process when a thread is stopped as it requires a module: in a loop of closings, one time in fifty.
  it("import what they run, so that one may be stopped before it has started", async () => {
    const workers = openWorkers({ built: pathToFileURL(`${folder}/`) });
    expect(await workers.run("hashPassword", "", "test")).toBe("imported");
    await workers.close();
  });

  it("may be closed as soon as they are prepared", async () => {
    const workers = testWorkers();
    workers.warm();
    await expect(workers.close()).resolves.toBeUndefined();
  });
});
