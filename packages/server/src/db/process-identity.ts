import { readFileSync, readlinkSync } from "node:fs";

/** Which process of which machine: the same number in another container, or after a reboot, is another one. */
export interface ProcessIdentity {
  readonly boot: string;
  readonly namespace: string;
  readonly pid: number;
  /** In ticks since the machine started: a later process with the same number has another start. */
  readonly startedAt: string;
}

const bootId = () => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
const namespaceOf = () => readlinkSync("/proc/self/ns/pid");
/** The program's name, in brackets, may contain anything; the start is the 20th field after it. */
const startOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? "";

/** @returns null where the kernel does not say (no /proc): only a heartbeat then tells the living from the dead. */
export function ownIdentity(): ProcessIdentity | null {
  try {
    return { boot: bootId(), namespace: namespaceOf(), pid: process.pid, startedAt: startOf(process.pid) };
  } catch {
    return null;
  }
}

/**
 * Whether this process lives or is over, as far as can be told from here: nothing can be told of another
 * container or machine, nor of a process from before this machine's last start.
 */
export function standingOf({
  boot,
  namespace,
  pid,
  startedAt,
}: ProcessIdentity): "alive" | "over" | "unknown" {
  const own = ownIdentity();
  if (own === null || namespace !== own.namespace || boot !== own.boot) return "unknown";
  try {
    return startOf(pid) === startedAt ? "alive" : "over";
  } catch {
    return "over";
  }
}
