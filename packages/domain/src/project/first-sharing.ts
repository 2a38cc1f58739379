import type { ProjectStage } from "./stage-words.ts";

/** When a project begins to share, as far as its owner said it. */
export interface Start {
  readonly stage: ProjectStage;
  /** YYYY-MM */
  readonly expectedStart: string | null;
}

/**
 * The day (YYYY-MM-DD) from which a project shares: today where it does already, the first of the month that its owner
 * said, null where he said none.
 */
export function firstSharing({ stage, expectedStart }: Start, today: string): string | null {
  if (stage === "running") return today;
  return expectedStart && `${expectedStart}-01`;
}
