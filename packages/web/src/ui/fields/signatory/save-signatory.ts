import type { Client } from "@mec/api";
import { signatoryCalls } from "@mec/api/signatory";
import type { Signatory, SignatoryInput } from "@mec/domain/signatory";

/** Says who signs for a consumption point. (The client types its input by kind of person, hence the two arms.) */
export function saveConsumptionSignatory(
  call: Client,
  pointId: string,
  signatory: SignatoryInput,
): Promise<Signatory> {
  const params = { id: pointId };
  return signatory.entityType === "Particulier"
    ? call(signatoryCalls.saveConsumptionSignatory, { params, body: signatory })
    : call(signatoryCalls.saveConsumptionSignatory, { params, body: signatory });
}

/** Says who signs for a production point. */
export function saveProductionSignatory(
  call: Client,
  pointId: string,
  signatory: SignatoryInput,
): Promise<Signatory> {
  const params = { id: pointId };
  return signatory.entityType === "Particulier"
    ? call(signatoryCalls.saveProductionSignatory, { params, body: signatory })
    : call(signatoryCalls.saveProductionSignatory, { params, body: signatory });
}
