import type { Transition } from "@mec/domain/application";

/** Somebody whose application moves. */
export interface Moved {
  readonly applicationId: string;
  readonly name: string;
  /** On how many other accounts the same meter is registered. */
  readonly prmSharedWith: number;
}

/** One step for one or many applications. */
export interface Movement {
  readonly transition: Transition;
  readonly people: readonly Moved[];
}
