import type { PlantSale } from "@mec/api/study";
import { formatNumber, type ProfileType, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { comingContracts } from "./coming-contracts.ts";
import { amountText, euros, fullText } from "./revenue-words.ts";
import { sellerRange } from "./seller-price.ts";

interface SaleLines {
  readonly price: string;
  /** What the signed contracts bring, what that counts, then the contracts that are to come. */
  readonly today: readonly string[];
  /** What it brings with those who take part today; null where that is not told. */
  readonly withThem: string | null;
  /** What only comes with more participants; null where it cannot be computed. */
  readonly full: string | null;
}

/** Those of the participants who have a contract with him, or will: others settle theirs outside of the platform. */
const buyersOf = ({ signed, toCome, agreed }: PlantSale): number =>
  signed && toCome ? signed.contracts + toCome.consumers + toCome.onTheirWay : (agreed?.consumers ?? 0);

function priceLine(sale: PlantSale, profileType: ProfileType): string {
  const { price, agreed, vatRegime } = sale;
  const told = agreed?.price ?? price;
  if (told === null || told.max === 0) return t("Électricité offerte");
  const range = sellerRange(told, { profileType, vatRegime });
  if (!agreed?.price) return t("Prix demandé\u00a0: {{range}}", { range });
  const asked = price && sellerRange(price, { profileType, vatRegime });
  const buyers = buyersOf(sale);
  const by =
    buyers > 0 ? plural(buyers, t("participant"), t("participants")) : t("les participants du projet");
  const said = t("Prix accepté par {{by}}\u00a0: {{range}}", { by, range });
  return asked === null || asked === range
    ? said
    : t("{{said}}\u00a0; vous demandiez {{asked}}", { said, asked });
}

/** Whose sum it is: of contracts that are signed, or of those that he is about to sign, with the others. */
function ofContracts(contracts: number, signing: number | null): string {
  if (signing === 0) return t("Déjà signé");
  if (signing === null) return t("Avec ce que vous signez");
  const these = signing === 1 ? t("ce contrat") : t("ces {{count}} contrats", { count: String(signing) });
  const others = contracts - signing;
  return others > 0
    ? t("Avec {{these}} et {{others}}", { these, others: plural(others, t("déjà signé"), t("déjà signés")) })
    : t("Avec {{these}}", { these });
}

function signedLines({ signed }: PlantSale, signing: number | null): string[] {
  if (!signed || signed.contracts === 0) return [];
  const { contracts, sum } = signed;
  if (!sum) {
    const signedSoFar = plural(contracts, t("contrat signé"), t("contrats signés"));
    return signing !== 0 ? [] : [t("{{signedSoFar}}, prix non connu", { signedSoFar })];
  }
  const of = ofContracts(contracts, signing);
  const told = plural(contracts, t("contrat de vente"), t("contrats de vente"));
  const surplus = sum.surplusEur === null ? null : euros(sum.surplusEur);
  const sumLine = t("{{of}}\u00a0: environ {{amount}} par an", { of, amount: euros(sum.earnsEur) });
  if (signing !== 0) return surplus ? [sumLine, t("dont {{surplus}} de surplus", { surplus })] : [sumLine];
  return [
    sumLine,
    // Where the surplus has no price, that is said once, beside the greater sum.
    surplus === null ? told : t("{{told}}, et {{surplus}} de surplus", { told, surplus }),
  ];
}

/** What is signed, then what is to come; that there is neither, where there is not. */
function todayLines(sale: PlantSale, signing: number | null): string[] {
  const coming = comingContracts(sale, null).join(" ");
  const told = [...signedLines(sale, signing), ...(coming ? [coming] : [])];
  return told.length > 0 || !sale.signed ? told : [t("Aucun contrat signé pour l’instant")];
}

function withThemLine({ agreed, todayEur }: PlantSale): string | null {
  if (!todayEur) return null;
  const amount = amountText(todayEur);
  const consumers = agreed?.consumers ?? 0;
  return consumers > 1
    ? t("Avec les {{count}} participants d’aujourd’hui\u00a0: {{amount}}", {
        count: formatNumber(consumers),
        amount,
      })
    : t("Avec les participants d’aujourd’hui\u00a0: {{amount}}", { amount });
}

/** Beside a smaller sum of what is signed or of those of today, only how far it may go; else from few participants to many. */
function fullLine({ signed, earnsEur, todayEur, fullEur }: PlantSale): string | null {
  if (!earnsEur) return null;
  const isLess = !todayEur && signed?.sum && signed.sum.earnsEur < earnsEur.high;
  const amount = isLess
    ? t("jusqu’à {{amount}} par an", { amount: euros(earnsEur.high) })
    : fullText({ earnsEur, todayEur, fullEur });
  return t("Si le projet se remplit\u00a0: {{amount}}", { amount });
}

/**
 * What a producer sells in his project: at what price, by how many contracts so far, and what more may come.
 * @param signing how many contracts, among those that their consumers have signed, he is about to sign; null where
 * there are some, of several plants
 */
export const saleLines = (
  sale: PlantSale,
  profileType: ProfileType,
  signing: number | null = 0,
): SaleLines => ({
  price: priceLine(sale, profileType),
  today: todayLines(sale, signing),
  withThem: withThemLine(sale),
  full: fullLine(sale),
});
