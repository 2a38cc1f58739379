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

function priceLine({ price, agreed, vatRegime }: PlantSale, profileType: ProfileType): string {
  const told = agreed?.price ?? price;
  if (told === null || told.max === 0) return t("Électricité offerte");
  const range = sellerRange(told, { profileType, vatRegime });
  if (!agreed?.price) return t("Prix demandé\u00a0: {{range}}", { range });
  const asked = price && sellerRange(price, { profileType, vatRegime });
  const by = plural(agreed.consumers, t("participant"), t("participants"));
  const said = t("Prix accepté par {{by}}\u00a0: {{range}}", { by, range });
  return asked === null || asked === range
    ? said
    : t("{{said}}\u00a0; vous demandiez {{asked}}", { said, asked });
}

function signedLines({ signed }: PlantSale): string[] {
  if (!signed || signed.contracts === 0) return [];
  const { contracts, sum } = signed;
  if (!sum) {
    const signedSoFar = plural(contracts, t("contrat signé"), t("contrats signés"));
    return [t("{{signedSoFar}}, prix non connu", { signedSoFar })];
  }
  const told = plural(contracts, t("contrat de vente"), t("contrats de vente"));
  return [
    t("Déjà signé\u00a0: environ {{amount}} par an", { amount: euros(sum.earnsEur) }),
    // Where the surplus has no price, that is said once, beside the greater sum.
    sum.surplusEur === null
      ? told
      : t("{{told}}, et {{amount}} de surplus", { told, amount: euros(sum.surplusEur) }),
  ];
}

/** What is signed, then what is to come; that there is neither, where there is not. */
function todayLines(sale: PlantSale): string[] {
  const coming = comingContracts(sale, null).join(" ");
  const told = [...signedLines(sale), ...(coming ? [coming] : [])];
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

/** What a producer sells in his project: at what price, by how many contracts so far, and what more may come. */
export const saleLines = (sale: PlantSale, profileType: ProfileType): SaleLines => ({
  price: priceLine(sale, profileType),
  today: todayLines(sale),
  withThem: withThemLine(sale),
  full: fullLine(sale),
});
