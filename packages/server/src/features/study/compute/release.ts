import { MessageChannel } from "node:worker_threads";
import type { StudyInput } from "./study-input.ts";

/**
 * Gives back the memory of a study's readings, which can be read no more: an idle thread collects nothing, and would hold hundreds
 * of megabytes beside the next study's. A buffer that is sent to a closed port is freed at once.
 */
export function release({ consumers, candidates, producers }: StudyInput): void {
  const parts = [...consumers, ...candidates, ...producers].flatMap(({ curve }) => curve?.parts ?? []);
  const buffers = new Set(parts.map(({ bytes }) => bytes.buffer).filter((one) => one instanceof ArrayBuffer));
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [...buffers]);
  port1.close();
}
