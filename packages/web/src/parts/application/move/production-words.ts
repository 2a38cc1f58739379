import { formatKwh, formatKwhBeside, formatPercent } from "@mec/domain/shared";
import type { OwnSale, ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { againstText, amountText, earnsText, insteadOfText } from "../../point/revenue/revenue-words.ts";

interface Gauge {
  /** kWh a year. */
  readonly annualProductionKwh: number;
  /** What those who take part consume; null when the reader may not know it. */
  readonly acceptedKwh: number | null;
}

/** What a project's production becomes with one more installation. */
export function productionText({ annualProductionKwh }: Gauge, addedKwh: number): string {
  if (addedKwh === 0) return t("La production annuelle de cette installation n’est pas connue.");
  const after = annualProductionKwh + addedKwh;
  return t("Production du projet\u00a0: {{before}} par an aujourd’hui, {{after}} après.", {
    before: formatKwhBeside(annualProductionKwh, after),
    after: formatKwh(after),
  });
}

/**
 * The part of the participants' consumption that is produced in a year; null without participants, or without
 * production.
 */
export function coverageText({ annualProductionKwh, acceptedKwh }: Gauge, addedKwh: number): string | null {
  if (!acceptedKwh || addedKwh === 0) return null;
  const covered = (kwh: number) => formatPercent(Math.min(1, kwh / acceptedKwh));
  return t(
    "Consommation de vos participants produite sur l’année\u00a0: {{before}} aujourd’hui, {{after}} après.",
    { before: covered(annualProductionKwh), after: covered(annualProductionKwh + addedKwh) },
  );
}

/** What the producer himself would earn in the project, against selling everything elsewhere. */
export const producerEarnsText = (revenue: ProducerEstimate): string =>
  t("Pour le producteur, au prix qu’il demande\u00a0: {{here}}, {{elsewhere}}.", {
    here: earnsText(revenue),
    elsewhere: againstText(revenue),
  });

/** What the owner's own sale becomes, beside a newcomer who sells to the same participants. */
export function ownSaleText({ before, after, isSurplusCounted }: OwnSale): string {
  const becomes = amountText(after);
  const sale = isSurplusCounted ? t("surplus compris") : t("surplus non compté");
  if (becomes === amountText(before)) {
    return t("Votre propre vente, {{sale}}, resterait la même\u00a0: {{becomes}}.", { sale, becomes });
  }
  return t("Votre propre vente, {{sale}}\u00a0: {{becomes}}, {{before}}.", {
    sale,
    becomes,
    before: insteadOfText(before),
  });
}
