import { setImmediate } from "node:timers/promises";
import type { Coordinates } from "@mec/domain/address";
import { powerUnit } from "@mec/domain/point";
import {
  leavingText,
  type PublicGauge,
  pseudonymLabel,
  publicAreas,
  publicGreatestKm,
  roomLevel,
  sharingFromText,
  unsignedPlantsText,
} from "@mec/domain/project";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Paging } from "../../../answering.ts";
import type { Db } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { awaitingOwner } from "../../application/scopes.ts";
import { findStartToCome } from "../../application/starts/reads.ts";
import { findUnsignedPlants } from "../../document/unsigned-plants/reads.ts";
import { toTheMetre } from "../degrees.ts";
import { findBarred } from "../later-plants.ts";
import { countedKwc, leavingOf } from "../plants.ts";
import { type ImageType, publicColumns, toPublicProject } from "../project-row.ts";
import { standingOf } from "../standing.ts";
import { findParticipants, findPublicReach } from "./public-geometry.ts";

/** A project that is not public is there for its owner and for support only. */
export async function findReadable(db: Db, id: string, actor: Actor | null) {
  const row = await db
    .selectFrom("project")
    .innerJoin("account", "account.id", "project.account_id")
    .select(publicColumns)
    .select([
      "project.account_id",
      "project.power_kwc",
      "project.short_number",
      "project.moderation_status",
      "project.owner_confirmed",
      "account.email_verified_at",
      leavingOf.as("leaving"),
      countedKwc.as("countedKwc"),
    ])
    .where("project.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const isOnline = standingOf(row) === "online";
  const mayRead = isOnline || row.account_id === actor?.id || actor?.roles.includes("support");
  if (!mayRead) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return row;
}

const outlineOf = (corners: readonly Coordinates[]) =>
  corners.map(({ latitude, longitude }): [number, number] => [toTheMetre(latitude), toTheMetre(longitude)]);

/** How many participants everybody is sent with the page; the others must be asked for. */
const shownParticipants = { limit: 20, offset: 0 };

const underPseudonym = ({ id, kind }: { id: string; kind: string }) => ({
  pseudonym: pseudonymLabel(id),
  kind: kind === "consumption-point" ? ("consumer" as const) : ("producer" as const),
});

/** A page of a project's participants, or the first ones. */
export async function listPublicParticipants(
  deps: Deps,
  id: string,
  actor: Actor | null,
  { part, tellRest }: Paging,
) {
  await findReadable(deps.db, id, actor);
  const { participants, total } = await findParticipants(deps.db, id, part);
  tellRest({ total });
  return participants.map(underPseudonym);
}

/** Where hardly any room is left, or none, how many wait decides whether to join them. */
const tellsWaiting = (gauge: PublicGauge): boolean => ["almost-full", "full"].includes(roomLevel(gauge));

/** How many wait for a place in such a project, as the next one's rank counts them (`waitingRanksOf`). */
async function countWaiting(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom("application")
    .innerJoin("consumption_point as point", "point.id", "application.consumption_point_id")
    .innerJoin("project", "project.id", "application.project_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("application.project_id", "=", id)
    .whereRef("point.account_id", "<>", "project.account_id")
    .where("application.invitation_id", "is", null)
    .where(awaitingOwner())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A project's page: participants appear by pseudonym only (§9), their places by the grid. */
export async function getPublicPage(deps: Deps, id: string, actor: Actor | null, imageType?: ImageType) {
  const row = await findReadable(deps.db, id, actor);
  const { participants, total } = await findParticipants(deps.db, id, shownParticipants);
  const reach = await findPublicReach(deps.db, id);
  const unsigned = unsignedPlantsText(await findUnsignedPlants(deps.db, id));
  const start = { id, stage: row.stage, expectedStart: row.expected_start };
  const barred = await findBarred(deps.db, start, {
    today: dayInParis(deps.now()),
    tellsDay: false,
  });
  const startsOn =
    row.stage === "running" ? await findStartToCome(deps.db, id, dayInParis(deps.now())) : null;
  await setImmediate();
  const { inside, reachable } = publicAreas(reach);
  const project = toPublicProject(row, imageType);
  return {
    ...project,
    powerKwc: row.power_kwc,
    plannedKwc: row.planned.plannedKwc,
    ...(row.countedKwc < row.power_kwc && { countedKwc: row.countedKwc }),
    leavingText: leavingText(row.leaving, powerUnit(row.production_types)),
    ...(unsigned && { unsignedText: unsigned }),
    ...(barred && { barredText: barred }),
    ...(startsOn && { startsText: sharingFromText(startsOn) }),
    participants: participants.map(underPseudonym),
    participantCount: total,
    waitingCount: tellsWaiting(project.gauge) ? await countWaiting(deps.db, id) : 0,
    ownerVerified: row.email_verified_at !== null,
    greatestKm: publicGreatestKm(reach),
    area: outlineOf(inside),
    borderArea: outlineOf(reachable),
  };
}
