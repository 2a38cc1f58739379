import { buyersOf, concludedOf, type PlantSale } from "@mec/api/study";
import { documentsCost } from "@mec/domain/service";
import {
  formatNumber,
  type PriceRange,
  type ProfileType,
  plural,
  type Seller,
  sellerRange,
} from "@mec/domain/shared";
import {
  earnsWithContracts,
  fewHomesText,
  fewTodayOf,
  isSamePrice,
  ownAloneText,
  ownBuildingsSum,
  toldEuros,
  untaxedPriceText,
  untaxedYesText,
  vatSpanText,
  withoutContractShort,
} from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import { contractLines, contractsOf, heldBy } from "./contract-lines.ts";
import { elsewhereRow, type SaleRow } from "./elsewhere-row.ts";
import { fullAmount, upTo, yearAmount } from "./revenue-words.ts";
import { signedRow } from "./signed-row.ts";

interface SaleLines {
  readonly price: string;
  /** What his VAT makes of a price that was accepted without any; null where it changes nothing. */
  readonly untaxed: string | null;
  /** What a year brings: first what holds, signed or with those of today, then a full project. */
  readonly rows: readonly SaleRow[];
  /** What the service asks once, of who owns the project too; null of others, who pay nothing. */
  readonly once: SaleRow | null;
  /** What selling everything elsewhere would; null where no price is published. */
  readonly elsewhere: SaleRow | null;
  /** Of contracts: those that are signed at a price that is not known, those that are to come, or that there is none. */
  readonly contracts: readonly string[];
}

/** A price that was accepted, as he reads it: one without VAT as it was accepted, and before VAT beside another. */
function acceptedRange(told: PriceRange, { untaxedPrice }: PlantSale, seller: Seller): string {
  if (!untaxedPrice) return sellerRange(told, seller);
  return isSamePrice(told, untaxedPrice)
    ? untaxedPriceText(told)
    : sellerRange(told, { ...seller, profileType: "professional" });
}

interface Yes {
  readonly consumers: number;
  readonly unanswered?: number | undefined;
  /** Whether all of them have a contract with him. */
  readonly isAll: boolean;
}

/** Who said yes to a price, where the owner accepted some without waiting for theirs; a word true of all where it is not told of whom. */
function yesText(by: string, { consumers, unanswered = 0, isAll }: Yes): string {
  if (unanswered === 0) return t("Prix accepté par {{by}}", { by });
  if (!isAll) return t("Prix retenu pour {{by}}", { by });
  if (unanswered >= consumers) return t("Prix fixé par le porteur pour {{by}}", { by });
  return t("Prix accepté par {{yes}}, fixé par le porteur pour {{others}}", {
    yes: plural(consumers - unanswered, t("participant"), t("participants")),
    others: formatNumber(unanswered),
  });
}

function priceLine(sale: PlantSale, profileType: ProfileType): string {
  const { price, agreed, vatRegime } = sale;
  const counted = agreed?.price ?? price;
  if (counted === null || counted.max === 0) return t("Électricité offerte");
  const seller: Seller = { profileType, vatRegime };
  const range = acceptedRange(counted, sale, seller);
  if (!agreed?.price) return t("Prix demandé\u00a0: {{range}}", { range });
  const buyers = contractsOf(sale);
  const told = plural(buyers, t("participant"), t("participants"));
  const whose = buyers < agreed.consumers ? t("{{told}} dont le contrat se signe ici", { told }) : told;
  const by = buyers > 0 ? whose : t("les participants du projet");
  const said = t("{{yes}}\u00a0: {{range}}", {
    yes: yesText(by, { ...agreed, isAll: buyers === agreed.consumers }),
    range,
  });
  return price === null || sellerRange(price, seller) === sellerRange(counted, seller)
    ? said
    : t("{{said}}\u00a0; vous demandiez {{asked}}", { said, asked: sellerRange(price, seller) });
}

/** What those of today bring at least, where they are too few to be told of; beside the sum of what is signed nothing. */
function withFewRow(sale: PlantSale): SaleRow[] {
  const { earnsEur, signed } = sale;
  const few = earnsEur && !signed?.sum && fewTodayOf({ ...sale, earnsEur });
  if (!few) return [];
  return [
    { label: t("Avec {{who}}", { who: few.who }), amount: few.today ?? t("non dite"), detail: t(few.why) },
  ];
}

/**
 * Why more buyers may bring less than who has signed among them: the others pay less, and take a part of what these would.
 * @param held as far as the row of contracts above counts it
 */
function lessThanSignedText({ signed }: PlantSale, earned: { low: number }, buyers: number): string | null {
  if (!signed?.sum || signed.contracts >= buyers) return null;
  return toldEuros(earned.low) < toldEuros(signed.sum.earnsEur)
    ? t("au plus bas, qui n’a pas signé paie moins cher une part de ce que les signataires prendraient seuls")
    : null;
}

function withThemRow(sale: PlantSale, held: PlantSale): SaleRow[] {
  const { agreed, todayEur } = sale;
  if (!todayEur) return withFewRow(held);
  const consumers = agreed?.consumers ?? 0;
  if (consumers === 0 && sale.own)
    return [{ label: t("Avec {{who}}", { who: t(ownAloneText) }), amount: yearAmount(todayEur) }];
  const buyers = buyersOf(sale);
  // Why stands with the contracts, beside.
  const without = buyers && withoutContractShort(buyers);
  const byVat = vatSpanText(sale);
  const less = lessThanSignedText(held, todayEur, consumers);
  const detail = [byVat && t(byVat), less, without].filter(Boolean).join(", ");
  return [
    {
      label:
        consumers > 1
          ? t("Avec les {{count}} lieux acceptés aujourd’hui", { count: formatNumber(consumers) })
          : t("Avec les participants d’aujourd’hui"),
      amount: yearAmount(todayEur),
      ...(detail && { detail }),
    },
  ];
}

/** What those bring who have a contract with him, or will, counted as who has signed is; nothing where all do, or have signed. */
function withContractsRow(sale: PlantSale, held: PlantSale): SaleRow[] {
  const buyers = contractsOf(sale);
  const elsewhere = (sale.agreed?.consumers ?? 0) - buyers;
  const contracts = held.signed?.contracts ?? 0;
  if (!sale.earnsEur || buyers === 0 || elsewhere <= 0 || (held.signed?.sum && contracts >= buyers))
    return [];
  const earned = earnsWithContracts({ ...sale, earnsEur: sale.earnsEur }, buyers);
  if (!earned) return [];
  const signed = concludedOf(sale).signed?.contracts ?? 0;
  const others =
    elsewhere === 1
      ? t("sans l’autre lieu, qui ne signe pas ici")
      : t("sans les {{count}} autres, qui ne signent pas ici", { count: formatNumber(elsewhere) });
  const byVat = vatSpanText(sale);
  const detail = [
    signed > 0 && plural(signed, t("a signé"), t("ont signé")),
    others,
    byVat && t(byVat),
    lessThanSignedText(held, earned, buyers),
  ];
  return [
    {
      label:
        buyers > 1
          ? t("Avec les {{count}} dont le contrat se signe ici", { count: formatNumber(buyers) })
          : t("Avec celui dont le contrat se signe ici"),
      amount: yearAmount(earned),
      detail: detail.filter(Boolean).join(", "),
    },
  ];
}

/** What his own buildings take and save: apart from what he is paid. */
const ownRow = ({ own }: PlantSale): SaleRow[] => {
  const sum = ownBuildingsSum(own);
  return sum ? [{ label: t(sum.label), amount: sum.amount, detail: t(sum.detail) }] : [];
};

/** Those whose documents are signed here, and paid: his own buildings too, and not who signed elsewhere. */
function documentedOf(sale: PlantSale) {
  const { agreed, own } = sale;
  const here = Math.min(agreed?.consumers ?? 0, contractsOf(sale));
  return { consumers: here + (own?.places ?? 0), withoutSale: own?.withoutSale };
}

/** Whether who comes to a full project is counted at the price that he asks, beside another that his contracts say. */
const isCountedAsAsked = ({ comingAt, price, agreed }: PlantSale): boolean =>
  comingAt !== undefined && Boolean(agreed?.price) && !isSamePrice(agreed?.price ?? null, price);

/** Why the more take part today, the less a full project may bring: what those take keeps its lower price. */
const keptPriceText = (sale: PlantSale): string | null =>
  isCountedAsAsked(sale) && (sale.agreed?.price?.max ?? 0) < (sale.comingAt?.max ?? 0)
    ? t("ceux d’aujourd’hui gardent leur prix, plus bas\u00a0: plus ils sont nombreux, moins cela monte")
    : null;

/**
 * How far a full project may go, beside what is signed or those of today; where nobody takes part yet, from as many homes as are
 * supposed to it.
 */
function fullRow(sale: PlantSale): SaleRow[] {
  const { agreed, signed, earnsEur, todayEur, fewestKwh } = sale;
  if (!earnsEur) return [];
  const few = fewTodayOf({ ...sale, earnsEur });
  const isLess = !todayEur && signed?.sum && signed.sum.earnsEur < earnsEur.high;
  const isSupposed = !isLess && !todayEur && !few;
  const amount = isLess ? upTo(earnsEur.high) : (few?.full ?? fullAmount({ ...sale, earnsEur }));
  const full = isSupposed
    ? t("De {{homes}} à un projet complet", { homes: fewHomesText(fewestKwh) })
    : t("Si le projet se remplit");
  const label = isCountedAsAsked(sale)
    ? t("{{full}}, avec ceux qui viendront au prix que vous demandez", { full })
    : full;
  const isNobody = isSupposed && agreed?.consumers === 0;
  const detail = isNobody ? t("personne n’y participe encore") : keptPriceText(sale);
  return [{ label, amount, ...(detail && { detail }) }];
}

/** What his VAT makes of a price that was accepted without any; once some have signed theirs, of the others. */
const untaxedLine = ({ untaxedPrice, untaxedEur, signed, agreed }: PlantSale): string | null =>
  untaxedPrice
    ? untaxedYesText(untaxedPrice, {
        refusedEur: untaxedEur,
        isOfUnsigned: Boolean(signed?.contracts),
        isOfSome: !isSamePrice(agreed?.price ?? untaxedPrice, untaxedPrice),
      })
    : null;

/**
 * What a producer sells in his project: at what price, what a year of it brings so far, and what more may come.
 * @param signing how many contracts, among those that their consumers have signed, he is about to sign; null where
 * there are some, of several plants
 */
export const saleLines = (
  sale: PlantSale,
  profileType: ProfileType,
  signing: number | null = 0,
): SaleLines => {
  const held = heldBy(sale, signing);
  return {
    price: priceLine(sale, profileType),
    untaxed: untaxedLine(sale),
    rows: [
      ...signedRow(held, signing),
      ...withContractsRow(sale, held),
      ...withThemRow(sale, held),
      ...fullRow(held),
      ...ownRow(sale),
    ],
    once: sale.isOwners ? documentsCost(documentedOf(sale)) : null,
    elsewhere: elsewhereRow(sale),
    contracts: contractLines(sale, signing),
  };
};
