import type { PriceProposal } from "@mec/api/study";
import {
  formatDate,
  formatEuro,
  formatKwh,
  formatNumber,
  formatPrice,
  type ProfileType,
  plural,
} from "@mec/domain/shared";
import { netText, rangeText } from "../../../../parts/study/sum-words.ts";
import { t } from "../../../../platform/i18n.ts";

/** The price as this person reads prices; a producer who adds no VAT has one price only. */
export function priceText({ price, vatRegime }: PriceProposal, profileType: ProfileType): string {
  if (vatRegime !== "franchise") return formatPrice(price, profileType);
  return t("{{cents}} c€/kWh, sans TVA", { cents: formatNumber(price * 100, 2) });
}

/** What it brings, with whose prices; null when it brings nothing. */
export function netSentence(proposal: PriceProposal): string | null {
  const net = netText(proposal);
  if (!net) return null;
  return proposal.isContractKnown
    ? t("Avec votre contrat\u00a0: {{net}}.", { net })
    : t("Au tarif réglementé, faute de connaître votre contrat\u00a0: {{net}}.", { net });
}

/** What the figures rest on, what is supposed said so. */
export function basisText({ yearlyKwh, isConsumptionKnown }: PriceProposal): string {
  const kwh = formatKwh(yearlyKwh);
  const year = isConsumptionKnown
    ? t("pour vos {{kwh}} par an", { kwh })
    : t("pour {{kwh}} par an, supposés tant que vous n’avez pas dit votre consommation", { kwh });
  return t(
    "Estimé comme sur la page du projet, {{year}}, selon un profil type\u00a0: du cas le moins favorable au plus favorable.",
    { year },
  );
}

/** The bill of the energy, before and after; both leave the supplier's own subscription out. */
export function billTexts({ billEur, savingEur }: PriceProposal): { before: string; after: string } {
  const after = { low: billEur - savingEur.high, high: billEur - savingEur.low };
  return { before: rangeText({ low: billEur, high: billEur }, "€"), after: rangeText(after, "€") };
}

function indexationText({ indexation, indexationRate }: PriceProposal["engagement"]): string {
  switch (indexation) {
    case "none":
      return t("Il est ferme\u00a0: il ne change pas pendant le contrat.");
    case "fixed":
      return t("Il change chaque année de {{rate}} %.", { rate: formatNumber(indexationRate ?? 0, 2) });
    case "insee":
      return t("Il suit chaque année l’indice des prix de l’électricité que publie l’INSEE.");
    case null:
      return t("Le contrat dira s’il change d’une année à l’autre.");
  }
}

/** Until when the price holds. */
export function priceTerm(proposal: PriceProposal): string[] {
  const { durationYears } = proposal.engagement;
  return [
    t(
      "Ce prix vous est proposé depuis le {{date}}, sans date limite, tant que le porteur n’en propose pas un autre.",
      {
        date: formatDate(proposal.proposedAt),
      },
    ),
    durationYears === null
      ? t("La durée du contrat sera écrite dans le contrat de vente.")
      : t("Le contrat de vente dure {{years}}.", { years: plural(durationYears, t("an"), t("ans")) }),
    indexationText(proposal.engagement),
  ];
}

/** What accepting binds to, and how one leaves. */
export function boundTo({
  engagement: { noticeMonths },
  membershipEur,
  entranceEur,
}: PriceProposal): string[] {
  return [
    t(
      "Accepter ce prix ne signe rien\u00a0: vous recevrez trois documents à lire, et vous déciderez en les signant.",
    ),
    membershipEur > 0
      ? t("Vous adhérez à l’association du projet\u00a0: {{fee}} par an{{entrance}}.", {
          fee: formatEuro(membershipEur),
          entrance:
            entranceEur > 0
              ? t(", et {{amount}} la première année seulement", { amount: formatEuro(entranceEur) })
              : "",
        })
      : t("Vous adhérez à l’association du projet."),
    noticeMonths === null
      ? t("Vous pourrez partir\u00a0: le préavis sera écrit dans le contrat de vente.")
      : noticeMonths === 0
        ? t("Vous pourrez partir sans préavis.")
        : t("Vous pourrez partir avec un préavis de {{months}} mois.", {
            months: formatNumber(noticeMonths),
          }),
    t("Vous gardez votre fournisseur pour tout ce que l’énergie locale ne couvre pas."),
  ];
}
