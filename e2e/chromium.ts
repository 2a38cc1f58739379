import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

const cache = fileURLToPath(new URL("../.cache", import.meta.url));
const unpacked = join(cache, "chromium-143");

interface Executable {
  path: string;
  environment: Record<string, string>;
}

/**
 * The browser that comes in the npm package @sparticuz/chromium, with the libraries and fonts a bare machine lacks.
 * Unpacked beside and renamed, so that two runs at once do not break each other. Its own start options are not used:
 * they would end the browser with the first window.
 */
function unpack(): Executable {
  if (!existsSync(unpacked)) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, "unpacking-"));
    const script = 'import("@sparticuz/chromium").then((module) => module.default.executablePath())';
    const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
    execFileSync(process.execPath, ["-e", script], { env, stdio: "inherit" });
    writeFileSync(
      join(folder, "fonts.conf"),
      `<?xml version="1.0"?><fontconfig><dir>${join(unpacked, "fonts")}</dir><cachedir>${join(unpacked, "font-cache")}</cachedir></fontconfig>`,
    );
    try {
      renameSync(folder, unpacked);
    } catch {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    path: join(unpacked, "chromium"),
    environment: {
      LD_LIBRARY_PATH: join(unpacked, "al2023/lib"),
      FONTCONFIG_FILE: join(unpacked, "fonts.conf"),
    },
  };
}

/** An installed browser (CHROMIUM_PATH, Debian's), else the one from npm. */
export function findExecutable(): Executable {
  const installed = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
  if (installed && process.env.CHROMIUM_PATH !== "npm") return { path: installed, environment: {} };
  return unpack();
}

export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No request leaves this machine: neither for map tiles nor for anything else.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

export function launchOptions(): LaunchOptions {
  const { path, environment } = findExecutable();
  return {
    executablePath: path,
    args: flags,
    env: { ...(process.env as Record<string, string>), ...environment },
  };
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
