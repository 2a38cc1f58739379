import type { ProfileType } from "@mec/domain/account";
import { type ConsumptionPoint, defaultSegment, powerAnswer, toldVat } from "@mec/domain/point";
import { withPublicPrice } from "../../../parts/point/contract/regulated-price.ts";
import type { Dossier } from "../../../parts/point/dossier/dossier-schema.ts";
import { saysBusiness } from "../../../parts/point/dossier/says-business.ts";
import { heatingOf } from "../../../parts/point/rules-of-thumb.ts";
import { givenName } from "../../../parts/point/usual-name.ts";
import { houseFormSchema } from "../point-fields/house-form.ts";
import type { JoinDraft } from "./join-draft.ts";

type PlaceAnswers = Pick<ConsumptionPoint, "consumerType" | "reclaimsVat">;

/** What is told of the meter's power here, else in the dossier; a larger connection and a power are one answer. */
function knownPower(house: JoinDraft["house"], dossier: Dossier) {
  if (powerAnswer(house) !== "" || powerAnswer(dossier) === "") return {};
  return { segment: dossier.segment ?? defaultSegment, meterPower: dossier.meterPower };
}

/** The draft, completed with the answers known from the dossier and the profile type; typed answers stay. */
export function withKnownAnswers(
  draft: JoinDraft,
  dossier: Dossier,
  kind: ProfileType | undefined,
): JoinDraft {
  const { house, contract } = draft;
  const type = draft.consumerType || (saysBusiness(dossier) ? "professional" : (kind ?? ""));
  const saysUse = house.annualConsumption !== "";
  const placeKind = house.placeKind ?? (saysUse ? null : dossier.placeKind);
  const address = house.address ?? (dossier.address?.street ? dossier.address : null);
  const heating = (saysUse ? dossier.electricHeating : heatingOf(dossier)) ?? undefined;
  const knowsContract = contract.type !== "" || dossier.contract.type === "";
  return {
    ...draft,
    consumerType: type,
    house: {
      ...house,
      name: house.name || givenName(address, type || "individual", placeKind),
      address,
      annualConsumption: saysUse ? house.annualConsumption : dossier.annualConsumption,
      placeKind,
      workingHours: house.workingHours ?? dossier.workingHours,
      reclaimsVat: house.reclaimsVat ?? dossier.reclaimsVat,
      electricHeating: house.electricHeating === undefined ? heating : house.electricHeating,
      ...knownPower(house, dossier),
    },
    ...(!knowsContract && {
      contract: withPublicPrice(dossier.contract, dossier.pricesAs),
      pricesAs: dossier.pricesAs,
    }),
  };
}

/** The draft of one more place, of the kind of the person's first and with what he told of his VAT; typed answers stay. */
export function withAnswersOfPlaces(draft: JoinDraft, places: readonly PlaceAnswers[]): JoinDraft {
  const [first] = places;
  if (!first) return draft;
  const { house } = draft;
  const told = places.map(toldVat).find((answer) => answer !== null);
  return {
    ...draft,
    consumerType: draft.consumerType || first.consumerType,
    house: { ...house, reclaimsVat: house.reclaimsVat ?? told },
  };
}

/** Whether the place is known well enough to be shown for a check instead of asked: its contract may come later. */
export const isPlaceKnown = ({ consumerType, house }: JoinDraft): boolean =>
  consumerType !== "" && house.annualConsumption !== "" && houseFormSchema.safeParse(house).success;
