import type { Transition } from "@mec/domain/application";

/** Somebody whose application moves. */
export interface Moved {
  readonly applicationId: string;
  readonly name: string;
  /** How many other accounts have registered the same meter. */
  readonly prmSharedWith: number;
}

/** One step for one or many applications. */
export interface Movement {
  readonly transition: Transition;
  readonly people: readonly Moved[];
}
