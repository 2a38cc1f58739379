import type { ObjectKind } from "@mec/api";
import type { Relation } from "@mec/domain/shared";
import type { FastifyInstance } from "fastify";
import type { Db } from "./db/transaction.ts";
import type { Actor, Deps } from "./deps.ts";
import type { RegisterMetrics } from "./http/operations.ts";
import type { DomainEvent } from "./jobs/events.ts";
import type { EventOf, Reactions } from "./jobs/reaction.ts";
import type { Moments } from "./meeting/moments.ts";
import type { PersonalData } from "./meeting/personal-data.ts";
import type { HeldFiles } from "./meeting/stored-files.ts";
import type { LaneName } from "./workers/lanes.ts";
import type { TaskName } from "./workers/registered-tasks.ts";

/** What is done when the last try at an event has failed, where people wait for it and can see it. */
export type GivenUp = {
  readonly [T in DomainEvent["type"]]: (deps: Deps, event: EventOf<T>) => Promise<void>;
};

type DailyWork = (deps: Deps) => Promise<unknown>;

/** What a person is to an object; null when there is no such object. */
type RelationsTo = (db: Db, actor: Actor, id: string) => Promise<Set<Relation> | null>;

/**
 * The face of a feature (its `feature.ts`): all that the product knows of it, of which it has what it needs.
 * `app/faces.ts` lists them, and `app/` folds them. What threads do for it stands in its `tasks.ts`, which they
 * read without its verbs; what other features ask of it, in its `index.ts`.
 */
export interface Feature {
  /** One for each of its calls. */
  readonly handlers?: (deps: Deps) => object;
  readonly relations?: Partial<Record<ObjectKind, RelationsTo>>;
  /** What it answers besides its calls. */
  readonly routes?: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  readonly reactions?: Partial<Reactions>;
  readonly givenUp?: Partial<GivenUp>;
  /** Its part in what another feature does. */
  readonly moments?: Partial<Moments>;
  /** What it does once a day. */
  readonly daily?: readonly DailyWork[];
  /** What it does once a day and takes long: after everybody's short work. */
  readonly longDaily?: readonly DailyWork[];
  /** In which lane each of its `tasks.ts` waits: quick is what takes less than a second whoever asks; what grows with a project's participants is long. */
  readonly lanes?: Partial<Record<TaskName, LaneName>>;
  readonly personalData?: PersonalData;
  readonly heldFiles?: readonly HeldFiles[];
  readonly metrics?: RegisterMetrics;
}
