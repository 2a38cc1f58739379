import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildServer } from "./build-server.mjs";
import { root, run } from "./processes.mjs";

const stamp = join(root, "packages/server/dist/built");
const built = ["packages/server/dist", "packages/web/dist"].map((folder) => join(root, folder));

function newest(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(
    info.mtimeMs,
    ...readdirSync(path)
      .filter((name) => name !== "dist" && name !== "node_modules")
      .map((name) => newest(join(path, name))),
  );
}

/** Whether a source, the lock file or a setting is newer than the last build. */
function isStale() {
  if (!existsSync(stamp) || !existsSync(join(root, "packages/web/dist/index.html"))) return true;
  const since = Number(readFileSync(stamp, "utf8"));
  const sources = ["packages", "package-lock.json", "tsconfig.base.json", "scripts/build.mjs"];
  return sources.some((source) => newest(join(root, source)) > since);
}

/** Builds the web app and the server, unless nothing changed since. */
export async function buildIfStale() {
  if (!isStale()) return;
  // Made before: a folder that the build makes would make its package newer than the build.
  for (const folder of built) mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const vite = ["build", "--logLevel", "warn", "packages/web", "--config", "packages/web/vite.config.ts"];
  // Tests that trigger a build set NODE_ENV, with which React would be the development version.
  const code = await run("vite", vite, { NODE_ENV: "production" });
  if (code !== 0) process.exit(code);
  await buildServer();
  writeFileSync(stamp, String(started));
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Before the journeys: they use the product as it runs once built. */
export default async function setup() {
  await buildIfStale();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildIfStale();
