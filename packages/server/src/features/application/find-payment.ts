import { type Payment, paymentOf } from "@mec/domain/pmo";
import type { Participant } from "@mec/domain/point";
import { monthText, startInLaterYear, startToCome } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { isPublicBody } from "@mec/domain/signatory";
import { sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import type { BulletinData } from "../../documents/to-sign/content.ts";
import { addressText } from "../../documents/to-sign/identity.ts";
import { documentData } from "../../encryption/index.ts";
import { living } from "../document/scopes.ts";
import { concluded } from "../signature/scopes.ts";
import { live } from "./scopes.ts";

interface Asked {
  readonly projectId: string;
  /** Of one person. */
  readonly participants: readonly Participant[];
  /** When it is read. */
  readonly now: Date;
}

/** What the bulletins that a participant has signed for these places ask of him and how it is paid; null when nothing is due. */
export async function findPaymentOf(
  db: Db,
  { projectId, participants, now }: Asked,
): Promise<Payment | null> {
  const rows = await db
    .selectFrom("document")
    .select(["id", sql<BulletinData | null>`data`.as("content")])
    .where("project_id", "=", projectId)
    .where("kind", "=", "bulletin")
    .where(({ eb, or }) => or(participants.map(({ kind, id }) => eb(pointColumn[kind], "=", id))))
    .where(living())
    .where(concluded("document"))
    .orderBy("id")
    .execute();
  const bulletins = rows.flatMap(({ id, content }) => (content ? [documentData.open(id, content)] : []));
  const isOneOfSeveral = bulletins.length > 0 && (await isOneOfMany(db, { projectId, participants }));
  return paymentIn(db, { projectId, bulletins, now, isOneOfSeveral });
}

/** Whether this is one place, of an account that has others in the project. */
async function isOneOfMany(
  db: Db,
  { projectId, participants: [one, ...others] }: Pick<Asked, "projectId" | "participants">,
): Promise<boolean> {
  if (!one || others.length > 0 || pointColumn[one.kind] !== "consumption_point_id") return false;
  const rows = await db
    .selectFrom("consumption_point as asked")
    .innerJoin("consumption_point as other", "other.account_id", "asked.account_id")
    .innerJoin("application as a", "a.consumption_point_id", "other.id")
    .select("other.id")
    .where("asked.id", "=", one.id)
    .whereRef("other.id", "<>", "asked.id")
    .where("a.project_id", "=", projectId)
    .where(live("a"))
    .limit(1)
    .execute();
  return rows.length > 0;
}

/** The same of one place. */
export const findPayment = (
  db: Db,
  { participant, ...asked }: Omit<Asked, "participants"> & { readonly participant: Participant },
): Promise<Payment | null> => findPaymentOf(db, { ...asked, participants: [participant] });

interface Places {
  readonly projectId: string;
  /** Consumption points. */
  readonly pointIds: readonly string[];
}

/** Which of these have asked to leave the project, and are in it still. */
export async function findLeaving(db: Db, { projectId, pointIds }: Places): Promise<ReadonlySet<string>> {
  if (pointIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("application")
    .select("consumption_point_id as id")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "in", [...pointIds])
    .where("departure", "is not", null)
    .where(live())
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Which of these retracted all that they had signed in the project, with what they did there last. */
export async function findRetracted(db: Db, { projectId, pointIds }: Places): Promise<ReadonlySet<string>> {
  if (pointIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("application")
    .distinctOn("consumption_point_id")
    .select(["consumption_point_id as id", "retraction"])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "in", [...pointIds])
    .orderBy("consumption_point_id")
    .orderBy("created_at", "desc")
    .execute();
  return new Set(rows.flatMap(({ id, retraction }) => (retraction && !retraction.isOfAdded && id) || []));
}

interface Signed extends Pick<Asked, "projectId" | "now"> {
  readonly bulletins: readonly BulletinData[];
  readonly isOneOfSeveral?: boolean;
}

/** The same of the bulletins of a project that somebody has signed for his places. */
export async function paymentIn(
  db: Db,
  { projectId, bulletins, now, isOneOfSeveral = false }: Signed,
): Promise<Payment | null> {
  const [first] = bulletins;
  if (!first) return null;
  const { stage, expected_start } = await db
    .selectFrom("project")
    .select(["stage", "expected_start"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const start = { stage, expectedStart: expected_start };
  // A month that has come, without the project being said to share, is no start to announce.
  const startsIn =
    startToCome(start, dayInParis(now)) && startInLaterYear(start, dayInParis(new Date(first.date)));
  return paymentOf(
    bulletins.flatMap(({ fee }) => fee ?? []),
    {
      association: first.association?.associationName ?? "",
      seat: first.association?.address.label ? addressText(first.association.address) : "",
      isPublicBody: bulletins.some(({ participant }) => isPublicBody(participant)),
      isOneOfSeveral,
      plants: bulletins.filter(({ fee, site }) => fee && site?.kind === "production").length,
      startsIn: startsIn && monthText(startsIn),
    },
  );
}
