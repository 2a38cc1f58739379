import type { ProductionPoint } from "@mec/domain/point";
import { conjunction, dayInParis, formatDate, formatNumber } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { startOf } from "./contract-runs.ts";
import type { ProducerStep } from "./next-step.ts";
import type { ProducerDocuments } from "./producer-documents.ts";

/** How many of who begins later are named. */
const mostNamed = 3;

/** Who buys from a later day on, and from which: a buyer has his days to retract, and may ask to be supplied before. */
function laterText(later: ProducerDocuments["startingLater"]): string {
  if (later.length === 0) return "";
  const named = later
    .slice(0, mostNamed)
    .map(({ consumer, startsOn }) =>
      t("{{consumer}} à partir du {{day}}", { consumer, day: formatDate(startsOn) }),
    );
  const others = later.length - named.length;
  if (others > 0)
    named.push(
      t("{{count}} autres plus tard, voyez «\u00a0Mes documents\u00a0»", { count: formatNumber(others) }),
    );
  return t(" Avec {{who}}.", { who: conjunction(named) });
}

/** Once it is said to share: from that day on, and with whom from a later one. Contracts that are not signed yet sell nothing to their buyers. */
export function sharingText(
  point: Pick<ProductionPoint, "applicationProgress">,
  documents: ProducerDocuments,
  /** What is said of the contracts that are still to sign. */
  unsigned: string,
): Pick<ProducerStep, "title" | "text"> {
  const today = dayInParis(new Date());
  const { sharesFrom } = startOf(point);
  const isToCome = sharesFrom !== null && sharesFrom > today;
  const first = isToCome ? sharesFrom : today;
  const later = documents.startingLater.filter(({ startsOn }) => startsOn > first);
  return {
    title: isToCome
      ? t("Votre électricité sera partagée à partir du {{day}}", { day: formatDate(sharesFrom) })
      : t("Votre électricité est partagée"),
    text: `${documents.unsignedSales ? unsigned : t("Vous n’avez rien à faire.")}${laterText(later)}`,
  };
}
