import type { SupportedParticipant } from "@mec/api/support";
import type { Deps } from "../../deps.ts";
import {
  countParticipants,
  findParticipants,
  type Page,
  type ParticipantFilters,
} from "./participant-query.ts";

const noPapers: SupportedParticipant["documents"] = { bulletin: null, accord: null, salesContract: null };

/** A page of every participant and candidate. */
export async function listParticipants(
  deps: Deps,
  filters: ParticipantFilters,
  page: Page,
): Promise<{ items: SupportedParticipant[]; total: number }> {
  const rows = await findParticipants(deps.db, filters, page);
  const total = Number(rows[0]?.total ?? (await countParticipants(deps.db, filters)));
  const items = rows.map(
    ({
      total: _,
      consumptionPointId,
      productionPointId,
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
      ...(consumptionPointId === null ? {} : { consumptionPointId }),
      ...(productionPointId === null ? {} : { productionPointId }),
      ...(prm ? { prm } : {}),
      holder: { firstName, lastName, email, phoneNumber, emailVerified },
      project: { id: projectId, name: projectName },
      since: since.toISOString(),
      documents: { ...noPapers, ...documents },
    }),
  );
  return { items, total };
}
