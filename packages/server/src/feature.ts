import type { ObjectKind } from "@mec/api";
import type { Relation } from "@mec/domain/shared";
import type { FastifyInstance } from "fastify";
import type { Db } from "./db/transaction.ts";
import type { Actor, Deps } from "./deps.ts";
import type { RegisterMetrics } from "./http/operations.ts";
import type { DomainEvent } from "./jobs/events.ts";
import type { EventOf, Reactions } from "./jobs/reaction.ts";
import type { Work } from "./long-work/long-work.ts";
import type { Moments } from "./meeting/moments.ts";
import type { PersonalData } from "./meeting/personal-data.ts";
import type { HeldFiles } from "./meeting/stored-files.ts";
import type { LaneName } from "./workers/lanes.ts";
import type { TaskName } from "./workers/registered-tasks.ts";

/** Called when the last try at an event has failed, where people wait for it and can see it. */
export type GivenUp = {
  readonly [T in DomainEvent["type"]]: (deps: Deps, event: EventOf<T>) => Promise<void>;
};

type DailyWork = (deps: Deps) => Promise<unknown>;

/** A person's relations to an object; null when there is no such object. */
type RelationsTo = (db: Db, actor: Actor, id: string) => Promise<Set<Relation> | null>;

/**
 * The interface of a feature (its `feature.ts`): all that the product knows of it; each feature fills in what
 * applies. `app/faces.ts` lists them, and `app/` combines them. Work for threads is in its `tasks.ts`, which
 * they load without the handlers; functions for other features are in its `index.ts`.
 */
export interface Feature {
  /** The handler of each of its calls. */
  readonly handlers?: (deps: Deps) => object;
  readonly relations?: Partial<Record<ObjectKind, RelationsTo>>;
  /** Routes beside its calls. */
  readonly routes?: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  readonly reactions?: Partial<Reactions>;
  readonly givenUp?: Partial<GivenUp>;
  /** Its part in what another feature does. */
  readonly moments?: Partial<Moments>;
  /** Its daily work. */
  readonly daily?: readonly DailyWork[];
  /** Its daily work that takes long: done after everybody's short work. */
  readonly longDaily?: readonly DailyWork[];
  /**
   * The lane of each task in its `tasks.ts`: quick for less than a second in all cases; long for what grows
   * with a project's participants.
   */
  readonly lanes?: Partial<Record<TaskName, LaneName>>;
  /** Verbs that a request leaves to a worker node; short ones take a few seconds at most. */
  readonly longWorks?: Readonly<Record<string, Work>>;
  readonly shortWorks?: Readonly<Record<string, Work>>;
  readonly personalData?: PersonalData;
  readonly heldFiles?: readonly HeldFiles[];
  readonly metrics?: RegisterMetrics;
}
