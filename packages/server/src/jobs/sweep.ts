import { setTimeout as pause } from "node:timers/promises";
import type { Handlers } from "./handlers.ts";
import type { JobData, JobName } from "./job-data.ts";
import { type Desk, settle, type Work } from "./settle.ts";

/** Handles the waiting jobs of a queue, each taken when a worker is free. @returns how many there were. */
async function sweep<N extends JobName>(
  desk: Desk,
  name: N,
  work: Work<N>,
  found: () => void,
): Promise<number> {
  let handled = 0;
  while (!desk.isClosing && !desk.isResting()) {
    const [job] = await desk.boss.fetch<JobData>(name, { batchSize: 1, includeMetadata: true });
    if (!job) return handled;
    found();
    await settle(desk, name, job, work);
    handled += 1;
  }
  return handled;
}

export const sweepQueue = (
  desk: Desk,
  name: JobName,
  handlers: Handlers,
  found: () => void = () => {},
): Promise<number> =>
  name === "event"
    ? sweep(desk, "event", { handle: handlers.event, abandon: handlers.givenUp }, found)
    : sweep(
        desk,
        "mail",
        { handle: ({ mail }) => handlers.mail(mail), abandon: handlers.mailGivenUp },
        found,
      );

/** A job is looked for among those of an earlier instant than the look, and the embedded database's clock counts milliseconds. */
const instantMs = 2;

/** Repeats while events cause mails, until neither is left. */
export async function drain(desk: Desk, handlers: Handlers): Promise<void> {
  let handled: number;
  do {
    await pause(instantMs);
    handled = (await sweepQueue(desk, "event", handlers)) + (await sweepQueue(desk, "mail", handlers));
  } while (handled > 0);
}
