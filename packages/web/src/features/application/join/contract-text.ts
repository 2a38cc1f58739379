import {
  contractToSend,
  needsOwnPrice,
  offPeakText,
  powerAnswer,
  shortTariffLabels,
  type TariffType,
  tariffTypeLabels,
  toldOffPeak,
  withListOf,
} from "@mec/domain/point";
import { withPublicPrice } from "../../../parts/point/contract/regulated-price.ts";
import { t } from "../../../platform/i18n.ts";
import type { JoinDraft } from "./join-draft.ts";

/** What is known of a part; no line begins with a dot. */
export const dotted = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join("\u00a0· ");

const knows = (type: JoinDraft["contract"]["type"]): type is Exclude<TariffType, "unknown"> =>
  type === "TRV" || type === "other";

/** A tariff that is only supposed, or, of a business that may have none of that kind, that its price is asked. */
function supposedText({ consumerType, house }: JoinDraft): string {
  const place = { annualKwh: Number(house.annualConsumption), contract: null };
  if (consumerType !== "professional") return t("Non précisé\u00a0: compté au tarif réglementé");
  return needsOwnPrice({ ...house, ...place, consumerType })
    ? t("Prix à dire\u00a0: au-dessus de 36\u00a0kVA, chaque contrat a le sien")
    : t("Non précisé\u00a0: compté au tarif réglementé résidentiel");
}

/** Its off-peak hours, or that the most common ones are counted. */
function hoursText(contract: Parameters<typeof toldOffPeak>[0]): string {
  const told = toldOffPeak(contract);
  return told ? offPeakText(told) : t("horaires non dits, les plus courants sont comptés");
}

/** What is told of the contract. */
export function contractText(draft: JoinDraft, format: (price: number) => string): string {
  const { contract, pricesAs } = draft;
  if (!knows(contract.type)) return supposedText(draft);
  const sent = contractToSend(withPublicPrice(withListOf(contract, draft.house), pricesAs), pricesAs);
  const { tarification } = contract;
  return dotted(
    t(tariffTypeLabels[contract.type]),
    tarification === "" ? null : t(shortTariffLabels[tarification]),
    sent && sent.tarification !== "base" ? hoursText(sent) : null,
    sent?.basePrice ? format(sent.basePrice) : null,
    contract.type === "TRV" && powerAnswer(draft.house) === "over36"
      ? t("au-dessus de 36\u00a0kVA, son barème est autre\u00a0: compté comme à 36\u00a0kVA")
      : null,
    sent ? null : t("incomplet\u00a0: compté au tarif réglementé"),
  );
}
