import type { SupportedParticipant } from "@mec/api/support";
import { participantOf } from "../../db/participant-columns.ts";
import type { Actor, Deps } from "../../deps.ts";
import { noteLook } from "../audit/index.ts";
import {
  countParticipants,
  findParticipants,
  type Page,
  type ParticipantFilters,
} from "./participant-query.ts";

const noDocuments: SupportedParticipant["documents"] = { bulletin: null, accord: null, salesContract: null };

type Listed = { items: SupportedParticipant[]; total: number };

/**
 * A search that finds only one person is recorded as a look at that person's points: the list shows meter and
 * telephone.
 */
export async function searchParticipants(
  deps: Deps,
  { actor, ...filters }: ParticipantFilters & { readonly actor: Actor },
  page: Page,
): Promise<Listed> {
  const listed = await listParticipants(deps, filters, page);
  const people = new Set(listed.items.map(({ holder }) => holder.email));
  if (filters.q && people.size === 1 && listed.items.length === listed.total) {
    const answer = listed.items.map(({ participant }) => participant.id);
    await noteLook(deps, actor, { objectId: null, answer });
  }
  return listed;
}

/** A page of every participant and candidate. */
export async function listParticipants(deps: Deps, filters: ParticipantFilters, page: Page): Promise<Listed> {
  const rows = await findParticipants(deps.db, filters, page);
  const total = Number(rows[0]?.total ?? (await countParticipants(deps.db, filters)));
  const items = rows.map(
    ({
      total: _,
      consumption_point_id,
      production_point_id,
      prm,
      projectId,
      projectName,
      since,
      documents,
      firstName,
      lastName,
      email,
      phoneNumber,
      emailVerified,
      ...row
    }) => ({
      ...row,
      participant: participantOf({ consumption_point_id, production_point_id }),
      ...(prm ? { prm } : {}),
      holder: { firstName, lastName, email, phoneNumber, emailVerified },
      project: { id: projectId, name: projectName },
      since: since.toISOString(),
      documents: { ...noDocuments, ...documents },
    }),
  );
  return { items, total };
}
