import type { ConsumerType, ConsumptionPoint, Contract } from "@mec/domain/point";

type Place = Pick<ConsumptionPoint, "id" | "name" | "consumerType" | "contract">;

/** The first of the person's other places of this kind whose contract is told: homes and businesses have not the same offers. */
export function toldContract(
  places: readonly Place[],
  { id, consumerType }: { readonly id: string | null; readonly consumerType: ConsumerType | null },
): { readonly name: string; readonly contract: Contract } | null {
  for (const { contract, ...place } of places)
    if (contract && place.id !== id && place.consumerType === consumerType)
      return { name: place.name, contract };
  return null;
}
