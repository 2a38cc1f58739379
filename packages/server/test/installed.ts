import { spawnSync } from "node:child_process";

/** Whether the machine has this tool: a test that needs it is reported as skipped where it is missing. */
export const isInstalled = (tool: string): boolean => spawnSync(tool, ["--version"]).error === undefined;
