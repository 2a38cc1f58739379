import type { Transition } from "@mec/domain/application";

/** Somebody whose application moves. */
export interface Moved {
  readonly applicationId: string;
  readonly name: string;
}

/** One step for one or many applications. */
export interface Movement {
  readonly transition: Transition;
  readonly people: readonly Moved[];
}
