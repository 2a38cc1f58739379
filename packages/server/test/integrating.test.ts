import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const guide = readFileSync(new URL("../../../docs/integrating.md", import.meta.url), "utf8");
const [, lines = ""] = /```sh\n([\s\S]*?)```/.exec(guide) ?? [];

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess(mkdtempSync(join(tmpdir(), "mec-guide-")), { TRUST_PROXY: "none" });
});
afterAll(() => server.kill());

it("the guide's lines, as they stand, lead from nothing to a published project", async () => {
  expect(lines.trim().split("\n")).toHaveLength(10);
  const { stdout, stderr } = await promisify(execFile)("sh", ["-e", "-c", lines], {
    env: { PATH: process.env.PATH, API: `${server.url}/api` },
    timeout: 60_000,
  });
  expect(stderr).toBe("");
  const published = await (await fetch(`${server.url}/api/public/project`)).json();
  expect(published).toMatchObject([{ name: "Soleil de Langouët" }]);
  expect(stdout.trim().endsWith(JSON.stringify(published))).toBe(true);
}, 90_000);
