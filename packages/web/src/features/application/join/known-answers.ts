import type { ProfileType } from "@mec/domain/account";
import { consumptionPointNameSchema } from "@mec/domain/point";
import { withPublicPrice } from "../../../parts/point/contract/regulated-price.ts";
import type { Dossier } from "../../../parts/point/dossier/dossier-schema.ts";
import { streetName } from "../../../parts/point/street-name.ts";
import { houseFormSchema } from "../point-fields/house-form.ts";
import type { JoinDraft } from "./join-draft.ts";

const longestName = 30;

/** The default name of a place: its street, which tells it from the holder's other places. */
function usualName({ address }: Dossier, kind: ProfileType | undefined): string {
  const name = streetName(address, longestName);
  if (consumptionPointNameSchema.safeParse(name).success) return name;
  return kind === "professional" ? "Mon local" : "Mon logement";
}

/** The draft, completed with the answers known from the dossier and the profile type; typed answers stay. */
export function withKnownAnswers(
  draft: JoinDraft,
  dossier: Dossier,
  kind: ProfileType | undefined,
): JoinDraft {
  const { house, contract } = draft;
  const address = house.address ?? (dossier.address?.street ? dossier.address : null);
  const knowsContract = contract.type !== "" || dossier.contract.type === "";
  return {
    ...draft,
    consumerType: draft.consumerType || (kind ?? ""),
    house: {
      ...house,
      name: house.name || (dossier.address?.street ? usualName(dossier, kind) : ""),
      address,
      annualConsumption: house.annualConsumption || dossier.annualConsumption,
    },
    ...(!knowsContract && {
      contract: withPublicPrice(dossier.contract, dossier.pricesAs),
      pricesAs: dossier.pricesAs,
    }),
  };
}

/** Whether the place is known well enough to be shown for a check instead of asked: its contract may come later. */
export const isPlaceKnown = ({ consumerType, house }: JoinDraft): boolean =>
  consumerType !== "" && house.annualConsumption !== "" && houseFormSchema.safeParse(house).success;
