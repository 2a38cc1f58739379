import { spawnSync } from "node:child_process";
import { buildIfStale } from "./build.mjs";
import { root, run, runAll } from "./processes.mjs";

const has = (command) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

function announceSkipped() {
  if (!process.env.TEST_DATABASE_URL) {
    console.log("Skipped: the server's tests on PostgreSQL (set TEST_DATABASE_URL, or use .ci/run).");
  }
  if (!has("qpdf") || !has("pdftotext")) {
    console.log("Skipped: the checks of PDFs by other tools (install qpdf and poppler-utils).");
  }
}

const check = await run(process.execPath, [`${root}scripts/check.mjs`]);
if (check !== 0) process.exit(check);
await buildIfStale();
await runAll([
  ["vitest", ["run", "--project", "server"]],
  ["playwright", ["test", "--forbid-only"]],
]);
announceSkipped();
