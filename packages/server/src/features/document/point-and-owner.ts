import { pages } from "@mec/api";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { pointTable } from "../point/tables.ts";
import { findParticipation } from "./participant-store.ts";
import type { Taking } from "./reads.ts";

/** Both sides of a participant's point, as mails name them. */
export interface PointAndOwner {
  readonly name: string;
  readonly projectName: string;
  readonly email: string;
  readonly ownerFirstName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly holderEmail: string;
}

const findIt = ({ kind, id }: Participant, projectId: string) => sql<PointAndOwner>`
  select point.name, p.name as "projectName", o.email, o.first_name as "ownerFirstName",
    h.first_name as "firstName", h.last_name as "lastName", h.email as "holderEmail"
  from ${sql.table(pointTable[kind])} point join account h on h.id = point.account_id
    cross join project p join account o on o.id = p.account_id
  where point.id = ${id} and p.id = ${projectId}`;

/** What a mail to the owner of a project says of a participant's point: its name, and whose both are; undefined once it has left. */
export async function findPointAndOwner(
  { db }: Deps,
  { participant, projectId }: Taking,
): Promise<PointAndOwner | undefined> {
  if ((await findParticipation(db, participant)) !== projectId) return undefined;
  return (await findIt(participant, projectId).execute(db)).rows[0];
}

/** Where its holder reads what becomes of a participant's documents. */
export const placeLink = ({ kind, id }: Participant): string =>
  kind === "consumer" ? pages.consumerProfile.to({ consumerId: id }) : pages.portfolio.to();
