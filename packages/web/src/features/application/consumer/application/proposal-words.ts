import type { PriceProposal } from "@mec/api/study";
import type { ApplicationProgress } from "@mec/domain/application";
import { laterPrice, laterYear } from "@mec/domain/document";
import {
  formatBarePrice,
  formatDate,
  formatKwh,
  formatNumber,
  formatPaidPrice,
  formatPrice,
  formatPriceRange,
  type ProfileType,
  pricesReadAs,
  taxedPart,
} from "@mec/domain/shared";
import { ownBodyText } from "@mec/domain/signatory";
import {
  announcedText,
  localCostText,
  type PriceMove,
  paysNobody,
  perKwhText,
  spanEndsText,
} from "@mec/domain/study";
import { supposedNetworkText } from "@mec/energy";
import { contractText } from "../../../../parts/project/answer/terms-words.ts";
import { beforeAndAfter } from "../../../../parts/study/bill-words.ts";
import { ofFirstYear } from "../../../../parts/study/net-sentence.ts";
import { feeText, ownGain, ownSaving } from "../../../../parts/study/net-words.ts";
import { vatNote } from "../../../../parts/study/vat-note.ts";
import { t } from "../../../../platform/i18n.ts";

/** The price as its contract writes it, for a business that reclaims no VAT and reads it with. Null for others. */
export const priceInContract = (
  { price, vatRegime, isVatCounted }: Pick<PriceProposal, "price" | "vatRegime" | "isVatCounted">,
  profileType: ProfileType,
): string | null =>
  isVatCounted && profileType === "professional" && vatRegime !== "franchise"
    ? formatPrice(price, "professional", vatRegime)
    : null;

/** How the holder of a price reads it and what it becomes: with tax where he pays it. */
export const readsProposalAs = (
  { isVatCounted }: Pick<PriceProposal, "isVatCounted">,
  profileType: ProfileType,
) => pricesReadAs(profileType, isVatCounted ? false : null);

/** A price as who pays it reads it: "13,2 c€/kWh TTC, soit 11 c€/kWh HT" where no VAT is reclaimed. */
export const paidPrice = (
  { price, vatRegime, isVatCounted = false }: Pick<PriceProposal, "price" | "vatRegime" | "isVatCounted">,
  profileType: ProfileType,
): string => formatPaidPrice(price, { profileType, isVatPaid: isVatCounted }, vatRegime);

/** The price before and after a change of the VAT of who sells, who gets it back reading that it comes or goes; null where he reads one price. */
export function priceMoveOf(
  { vatThen, ...now }: Pick<PriceProposal, "price" | "vatRegime" | "isVatCounted" | "vatThen">,
  profileType: ProfileType,
): PriceMove | null {
  if (!vatThen || now.price === 0) return null;
  const told = { before: paidPrice({ ...now, ...vatThen }, profileType), now: paidPrice(now, profileType) };
  if (readsProposalAs(now, profileType) === "professional") {
    const [was, is] = [taxedPart(vatThen.vatRegime), taxedPart(now.vatRegime)];
    if (was > 0 === is > 0) return null;
    return { ...told, reclaimed: is > 0 ? "added" : "gone" };
  }
  return told.before === told.now ? null : told;
}

/** What the page of the project told before he applied, where the price that he is sent brings another sum; null else. */
export function announcedWords(proposal: PriceProposal, profileType: ProfileType): string | null {
  const { announced } = proposal;
  if (!announced || paysNobody(proposal)) return null;
  const price = formatPriceRange(
    announced.price,
    readsProposalAs(proposal, profileType),
    announced.vatRegime,
  );
  return announcedText(proposal, announced, price);
}

/** The price that was accepted, and what it brings: "10 c€/kWh, sans TVA à ajouter", and "Par an, cotisation comprise": "de 3 à 9 € d’économie". */
export const agreedTexts = (proposal: PriceProposal, profileType: ProfileType, hasOtherCase = false) => ({
  price: paysNobody(proposal)
    ? t(ownBodyText)
    : t("Votre prix\u00a0: {{price}}", { price: paidPrice(proposal, profileType) }),
  sum: {
    name: ofFirstYear(
      hasOtherCase
        ? t("Par an, {{fee}}, avec l’exonération d’accise", { fee: feeText(proposal.membershipEur) })
        : t("Par an, {{fee}}", { fee: feeText(proposal.membershipEur) }),
      proposal.isIndexed,
    ),
    gain: ownGain(proposal),
  },
  /** A kWh beside the supplier's, until when his price is fixed, and what the sum supposes of a larger connection; null where there is nothing to say. */
  notes: [
    perKwhText(proposal),
    proposal.fixedPrice ?? null,
    proposal.isNetworkSupposed ? supposedNetworkText : null,
  ],
});

/** What he said yes to, and when, until he signs; null where another price is his by now, or its owner said it for him. */
export function acceptedText(
  proposal: PriceProposal,
  progress: ApplicationProgress["progress"],
  profileType: ProfileType,
): string | null {
  const yes = progress.find(({ status }) => status === "SIGNATURE");
  const proposed = progress.findLast(({ price }) => price !== undefined)?.price;
  if (!yes || yes.by === "owner" || proposed !== proposal.price || paysNobody(proposal)) return null;
  return t("Vous avez accepté {{price}}, le {{date}}", {
    price: paidPrice(proposal, profileType),
    date: formatDate(yes.createdAt),
  });
}

/** What the figures rest on, assumptions stated. */
export function basisText(proposal: PriceProposal): string {
  const { yearlyKwh, isConsumptionKnown, others } = proposal;
  const kwh = formatKwh(yearlyKwh);
  const year = isConsumptionKnown
    ? t("pour vos {{kwh}} par an", { kwh })
    : t("pour {{kwh}} par an, supposés tant que vous n’avez pas dit votre consommation", { kwh });
  const basis = t(
    "Estimé comme sur la page du projet, {{year}}, selon un profil type\u00a0: du cas le moins favorable au plus favorable.",
    { year },
  );
  const ends = spanEndsText(ownSaving(proposal), others);
  return ends === null ? basis : `${basis} ${t(ends)}`;
}

/** What of the bill after goes to those who sell, in its tax: the local part at the price; null where nothing is paid for it. */
export const localBillText = (proposal: PriceProposal): string | null =>
  proposal.price === 0 || paysNobody(proposal) ? null : localCostText(proposal);

/** The same with VAT, for a business that does not reclaim it; null for a home, whose bill is with VAT. */
export function billWithVat(proposal: PriceProposal): [name: string, value: string][] | null {
  if (proposal.billWithoutVatEur == null) return null;
  const { billEur, savingEur, saves, withoutExemptionWithVatEur: ended } = proposal;
  const { before, after } = beforeAndAfter(billEur, savingEur, t("€\u00a0TTC"));
  const unexempted = saves && ended ? beforeAndAfter(billEur, ended, t("€\u00a0TTC")).after : null;
  return [
    [t("Aujourd’hui"), before],
    ...(unexempted ? [[t("Avec ce prix, sans l’exonération"), unexempted] as [string, string]] : []),
    [t("Avec ce prix"), after],
  ];
}

/** Says "goes up" or "goes down": "change" would hide which. */
function yearlyText(proposal: PriceProposal, profileType: ProfileType): string {
  const rate = proposal.engagement.indexationRate ?? 0;
  const said = formatNumber(Math.abs(rate), 2);
  const way =
    rate < 0
      ? t("Le prix baisse de {{rate}} % chaque année", { rate: said })
      : t("Le prix augmente de {{rate}} % chaque année", { rate: said });
  const [year, price] = [laterYear(proposal.engagement), laterPrice(proposal.engagement, proposal.price)];
  if (year === null || price === null) return `${way}.`;
  return t("{{way}}\u00a0: {{price}} l’année {{year}}.", {
    way,
    price: formatBarePrice(price, readsProposalAs(proposal, profileType), proposal.vatRegime),
    year,
  });
}

/** Until when an open price can be accepted. */
export const untilText = ({ proposedAt, until }: Pick<PriceProposal, "proposedAt" | "until">): string =>
  until === null
    ? t("Proposé le {{date}}, sans date limite.", { date: formatDate(proposedAt) })
    : t("À accepter jusqu’au {{until}} inclus.", { until: formatDate(until) });

/** What a yes binds to, in few words: the documents come after it, and are declined as freely. */
export function bindingText({ engagement }: Pick<PriceProposal, "engagement">): string {
  const contract = contractText(engagement);
  return contract === null
    ? t("Accepter ne signe rien encore.")
    : t("Accepter ne signe rien encore. Les documents à signer ensuite\u00a0: {{contract}}.", { contract });
}

/** What the price becomes over the years, for beside it: a rise is not left to a fold. Null when it stays, or is not said. */
export function changeText(proposal: PriceProposal, profileType: ProfileType): string | null {
  const { indexation, indexationRate } = proposal.engagement;
  if (indexation === "insee") {
    return t("Il suit chaque année l’indice des prix de l’électricité que publie l’INSEE.");
  }
  return indexation === "fixed" && indexationRate ? yearlyText(proposal, profileType) : null;
}

/** In which tax a business reads its sums; null for a home, which has one only. */
export function vatNoteOf({
  savingWithoutVatEur,
  isVatCounted,
}: Pick<PriceProposal, "savingWithoutVatEur" | "isVatCounted">): string | null {
  if (savingWithoutVatEur) return vatNote(true);
  return isVatCounted ? vatNote(false) : null;
}
