import { spawnSync } from "node:child_process";

/** Whether the machine has this tool: a test that needs it is skipped aloud where it has not. */
export const isInstalled = (tool: string): boolean => spawnSync(tool, ["--version"]).error === undefined;
