import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { formerRelease } from "./former-release.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const kept = join(root, ".cache/former-release");
const folder = join(kept, formerRelease.commit);
const ownPackages = ["domain", "energy", "api", "server", "demo"];

const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });

/** Whether the history has the former release: an archive of the sources has none, a shallow clone only its end. */
export const isFormerReleaseHere = (): boolean =>
  existsSync(folder) || git("cat-file", "-e", `${formerRelease.commit}^{commit}`).status === 0;

/** The former release's file of that path, as it was released. */
export const formerFile = (path: string): string =>
  execFileSync("git", ["show", `${formerRelease.commit}:${path}`], { cwd: root, encoding: "utf8" });

/** Its own packages lead to one another; its libraries are found in this release's node_modules, further up. */
function linkPackages(sources: string): void {
  const own = join(sources, "node_modules/@mec");
  mkdirSync(own, { recursive: true });
  for (const name of ownPackages) symlinkSync(join("../../packages", name), join(own, name));
}

function makeProgram(): void {
  mkdirSync(kept, { recursive: true });
  const making = mkdtempSync(join(kept, "making-"));
  const archive = join(making, "sources.tar");
  const paths = [
    "package.json",
    "tsconfig.base.json",
    "scripts",
    ...ownPackages.map((name) => `packages/${name}`),
  ];
  execFileSync("git", ["archive", "--output", archive, formerRelease.commit, ...paths], { cwd: root });
  execFileSync("tar", ["-xf", archive, "-C", making]);
  rmSync(archive);
  linkPackages(making);
  const build = `(await import(${JSON.stringify(pathToFileURL(join(making, "scripts/build-server.mjs")))})).buildServer()`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", build], { cwd: making, stdio: "inherit" });
  renameSync(making, folder);
}

/** The former release's program, built once from its own sources by its own script. @returns the file to start. */
export function formerProgram(): string {
  if (!existsSync(folder)) makeProgram();
  return join(folder, "packages/server/dist/main.js");
}

/** The calls of a feature as the former release's pages make them. */
export async function formerCalls<Feature>(name: string): Promise<Feature> {
  formerProgram();
  return import(pathToFileURL(join(folder, `packages/api/src/${name}/index.ts`)).href);
}
