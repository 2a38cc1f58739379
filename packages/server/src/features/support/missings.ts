import type { Missing } from "@mec/api/support";
import { type DocumentKind, documentKinds, type MissingItem } from "@mec/domain/document";
import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import {
  factsOfCode,
  kindsCode,
  type MissingRef,
  missingIdOf,
  ownerItems,
  participantItems,
} from "@mec/domain/support";
import type { Deps } from "../../deps.ts";
import { sharedFactsOf } from "../document/index.ts";
import {
  countAllMissing,
  eraseRemindersBefore,
  findMissing,
  findMissings,
  findSigningProjects,
  type MissingFilters,
  type MissingRow,
  type OwnerGap,
} from "./missing-query.ts";
import type { Page } from "./participant-query.ts";

const DAY_MS = 86_400_000;

/** By project: what these kinds of documents still need that only its owner can provide. */
type OwnerGaps = ReadonlyMap<string, (open: readonly DocumentKind[]) => MissingItem[]>;

/** What the documents of each project still need that only its owner can provide. */
async function findOwnerGaps({ db }: Pick<Deps, "db">, projectId: string | undefined): Promise<OwnerGaps> {
  const projects = await findSigningProjects(db, projectId);
  const shared = await sharedFactsOf(db, projects);
  return new Map(
    projects.flatMap(({ projectId: id, powers }) => {
      const ofAll = shared.get(id);
      const producers = powers.map((power) => ({ signatory: true, power, prm: true, vat: true }));
      return ofAll ? [[id, (open) => ownerItems({ ...ofAll, producers }, open)]] : [];
    }),
  );
}

const gapsIn = (gaps: OwnerGaps): OwnerGap[] =>
  [...gaps].map(([projectId, itemsFor]) => ({
    projectId,
    kinds: kindsCode(documentKinds.filter((kind) => itemsFor([kind]).length > 0)),
  }));

const mayConcernDocuments = ({ kind }: MissingFilters) => kind === undefined || kind === "documents";

const roles = {
  account: "account",
  project: "owner",
  "consumption-point": "holder",
  "production-point": "holder",
} as const;

function itemsOf({ kind, object, objectId, facts }: MissingRow, gaps: OwnerGaps): MissingItem[] {
  if (kind !== "documents") return [];
  return object === "project"
    ? (gaps.get(objectId)?.(factsOfCode(facts ?? 0).open) ?? [])
    : participantItems(factsOfCode(facts ?? 0));
}

function participantIn({ object, objectId }: MissingRow): Participant | null {
  if (object === "consumption-point") return asConsumer(objectId);
  return object === "production-point" ? asProducer(objectId) : null;
}

function toMissing(row: MissingRow, gaps: OwnerGaps): Missing {
  const { kind, object, firstName, lastName, email, projectId, projectName } = row;
  return {
    id: missingIdOf(row),
    kind,
    items: itemsOf(row, gaps),
    participant: participantIn(row),
    ...(row.pointName === null ? {} : { name: row.pointName }),
    who: { role: roles[object], firstName, lastName, email },
    project: projectId === null || projectName === null ? null : { id: projectId, name: projectName },
    since: row.since.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
  };
}

/** The people from whom something is missing: what, and since when. */
export async function listMissings(
  deps: Deps,
  filters: MissingFilters,
  page: Page,
): Promise<{ items: Missing[]; total: number }> {
  const gaps: OwnerGaps = mayConcernDocuments(filters)
    ? await findOwnerGaps(deps, filters.projectId)
    : new Map();
  const { rows, total } = await findMissings(deps.db, filters, {
    ...page,
    now: deps.now(),
    gaps: gapsIn(gaps),
  });
  return { items: rows.map((row) => toMissing(row, gaps)), total };
}

const countedForMs = 60_000;

/**
 * How many things of each kind are missing, counted at most once a minute: it reads every project, and each of the support's pages asks.
 */
export function makeMissingsCount(deps: Pick<Deps, "db" | "now">): () => ReturnType<typeof countAllMissing> {
  let counted: { readonly at: number; readonly kinds: ReturnType<typeof countAllMissing> } | undefined;
  const count = async (now: Date) =>
    countAllMissing(deps.db, { now, gaps: gapsIn(await findOwnerGaps(deps, undefined)) });
  return () => {
    const now = deps.now();
    const age = counted && now.getTime() - counted.at;
    // A clock that was put back makes no count of later.
    if (counted && age !== undefined && age >= 0 && age < countedForMs) return counted.kinds;
    const current = { at: now.getTime(), kinds: count(now) };
    counted = current;
    current.kinds.catch(() => {
      if (counted === current) counted = undefined;
    });
    return current.kinds;
  };
}

/** What is still missing for this reference; undefined once it was provided. */
export async function findStillMissing(
  deps: Pick<Deps, "db" | "now">,
  ref: MissingRef,
): Promise<(Missing & { accountId: string }) | undefined> {
  const projectId = ref.object === "project" ? ref.objectId : undefined;
  const gaps: OwnerGaps =
    ref.kind === "documents" && projectId ? await findOwnerGaps(deps, projectId) : new Map();
  const row = await findMissing(deps.db, ref, { now: deps.now(), gaps: gapsIn(gaps) });
  return row && { ...toMissing(row, gaps), accountId: row.accountId };
}

/** Once a day: erases reminders of a month ago, which hold back no other. */
export const eraseOldReminders = (deps: Deps): Promise<void> =>
  eraseRemindersBefore(deps.db, new Date(deps.now().getTime() - 30 * DAY_MS));
