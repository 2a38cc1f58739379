import type { Coordinates } from "@mec/domain/address";
import { greatestPairwiseDistance, pseudonymLabel, standingArea } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { type ImageType, publicColumns, toPublicProject } from "./project-row.ts";
import { findStanders } from "./reach-store.ts";

/** Decisions §4, by §2: what is not public is there for its owner and for support only. */
export async function findReadable(db: Db, id: string, actor: Actor | null) {
  const row = await db
    .selectFrom("project")
    .innerJoin("account", "account.id", "project.account_id")
    .select(publicColumns)
    .select([
      "project.account_id",
      "project.power_kwc",
      "project.moderation_status",
      "account.email_verified_at",
    ])
    .where("project.id", "=", id)
    .executeTakeFirst();
  const isPublic = row?.visibility && row.moderation_status !== "hidden";
  const mayRead = isPublic || row?.account_id === actor?.id || actor?.roles.includes("support");
  if (!row || !mayRead) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return row;
}

/** About 500 m: the public area must not give away where somebody lives. */
const roundTo = 0.005;
const roughly = (degrees: number) => Math.round(degrees / roundTo) * roundTo;
const blurred = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: roughly(latitude),
  longitude: roughly(longitude),
});

/** A project's page: those who take part are known by their pseudonyms only (§9). */
export async function getPublicPage(deps: Deps, id: string, actor: Actor | null, imageType?: ImageType) {
  const row = await findReadable(deps.db, id, actor);
  const participants = (await findStanders(deps.db, [id])).filter(({ participant }) => participant);
  const reach = participants.length > 0 ? participants : [row.address.coordinates];
  return {
    ...toPublicProject(row, imageType),
    powerKwc: row.power_kwc,
    participants: participants.map(({ id: participantId, kind }) => ({
      pseudonym: pseudonymLabel(participantId),
      kind: kind === "consumption-point" ? ("consumer" as const) : ("producer" as const),
    })),
    ownerVerified: row.email_verified_at !== null,
    greatestKm: greatestPairwiseDistance(reach)?.km ?? null,
    area: standingArea(reach.map(blurred), row.perimeter).map(({ latitude, longitude }): [number, number] => [
      latitude,
      longitude,
    ]),
  };
}
