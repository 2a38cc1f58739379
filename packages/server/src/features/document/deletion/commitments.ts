import type { Commitment } from "@mec/api/document";
import type { BoundProject } from "@mec/domain/application";
import { documentKinds } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { type SqlBool, sql } from "kysely";
import { participantOf } from "../../../db/participant-columns.ts";
import type { Db } from "../../../db/transaction.ts";
import { takingPart } from "../../application/scopes.ts";
import { holderOf } from "../../point/scopes.ts";
import {
  findSignedByParticipants,
  rightOf,
  type SignedByParticipant,
} from "../../signature/retraction/reads.ts";
import { type Binding, findBindings } from "../reads.ts";
import { findBoundProjects } from "./reads.ts";

interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Place {
  readonly applicationId: string;
  readonly participant: Participant;
  readonly pointName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly holder: Person;
  /** Whether his mailbox has answered: it may be somebody else's until then. */
  readonly isHolderConfirmed: boolean;
  readonly owner: Person;
}

/** A place that takes part in the project of somebody else than its holder, by documents that all have signed. */
export interface Committed extends Place {
  readonly commitment: Commitment;
  readonly documentIds: readonly string[];
  /** Who signed for it, by the mailboxes with which they did. */
  readonly signers: readonly Pick<SignedByParticipant, "name" | "email">[];
}

/** The places that an account holds in projects of others, or those of others in its own projects. */
type Whose = { readonly holderId: string } | { readonly ownerId: string };

async function findTakingPart(db: Db, whose: Whose): Promise<Place[]> {
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("project", "project.id", "a.project_id")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "a.production_point_id")
    .innerJoin("account as h", (join) => join.on("h.id", "=", holderOf("c", "p")))
    .innerJoin("account as o", "o.id", "project.account_id")
    .select([
      "a.id as applicationId",
      "a.consumption_point_id",
      "a.production_point_id",
      "project.id as projectId",
      "project.name as projectName",
      "h.id as holderId",
      "h.email as holderEmail",
      "h.first_name as holderFirstName",
      "h.last_name as holderLastName",
      sql<boolean>`h.email_verified_at is not null`.as("isHolderConfirmed"),
      "o.id as ownerId",
      "o.email as ownerEmail",
      "o.first_name as ownerFirstName",
      "o.last_name as ownerLastName",
    ])
    .select(({ fn }) => fn.coalesce("c.name", "p.name").$notNull().as("pointName"))
    .where(
      "holderId" in whose
        ? sql<SqlBool>`${whose.holderId} in (c.account_id, p.account_id)`
        : sql<SqlBool>`project.account_id = ${whose.ownerId}`,
    )
    .where(sql<SqlBool>`h.id <> o.id`)
    .where(takingPart("a"))
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute();
  return rows.map(({ consumption_point_id, production_point_id, ...row }) => ({
    ...row,
    participant: participantOf({ consumption_point_id, production_point_id }),
    holder: {
      id: row.holderId,
      email: row.holderEmail,
      firstName: row.holderFirstName,
      lastName: row.holderLastName,
    },
    owner: {
      id: row.ownerId,
      email: row.ownerEmail,
      firstName: row.ownerFirstName,
      lastName: row.ownerLastName,
    },
  }));
}

interface Read {
  readonly binding: Binding | undefined;
  readonly signed: readonly SignedByParticipant[];
  readonly now: Date;
}

function committedBy(place: Place, { binding, signed, now }: Read): Committed[] {
  if (!binding || (binding.signed.length === 0 && binding.sold === 0)) return [];
  const { applicationId, participant, pointName, projectName } = place;
  const right = participant.kind === "consumer" ? rightOf(signed, now) : null;
  const until = right?.endsParticipation ? right.until : null;
  const commitment = {
    applicationId,
    ...{ kind: participant.kind, pointId: participant.id },
    ...{ pointName, projectName },
    signed: documentKinds.filter((kind) => binding.signed.some((one) => one.kind === kind)),
    ...(binding.sold > 0 && { sold: binding.sold }),
    ...(until && { retractUntil: until }),
  };
  const documentIds = binding.signed.map(({ id }) => id);
  const signers = signed.filter(({ documentId }) => documentIds.includes(documentId));
  return [{ ...place, commitment, documentIds, signers }];
}

/** What binds these places by their own documents, of those of one project all at once. */
export async function findCommitments(db: Db, whose: Whose, now: Date): Promise<Committed[]> {
  const all = await findTakingPart(db, whose);
  const found: Committed[] = [];
  for (const projectId of new Set(all.map((place) => place.projectId))) {
    const places = all.filter((place) => place.projectId === projectId);
    const participants = places.map(({ participant }) => participant);
    const bindings = await findBindings(db, projectId, participants);
    const signed = await findSignedByParticipants(db, projectId, participants);
    for (const [at, place] of places.entries())
      found.push(
        ...committedBy(place, {
          binding: bindings[at],
          signed: signed.get(place.participant.id) ?? [],
          now,
        }),
      );
  }
  return found;
}

/** The same, as who would delete his account is told. */
export async function listCommitments(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ commitments: Commitment[]; projects?: BoundProject[] }> {
  const committed = await findCommitments(db, { holderId: accountId }, now);
  const projects = await findBoundProjects(db, accountId);
  return {
    commitments: committed.map(({ commitment }) => commitment),
    ...(projects.length > 0 && { projects }),
  };
}
