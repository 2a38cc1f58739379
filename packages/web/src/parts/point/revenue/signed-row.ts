import { type PlantSale, signedAloneOf } from "@mec/api/study";
import { plural } from "@mec/domain/shared";
import {
  leavingBuyersText,
  signedAloneText,
  surplusText,
  toldEuros,
  unpricedContractsText,
} from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import type { SaleRow } from "./elsewhere-row.ts";
import { euros } from "./revenue-words.ts";

/** Whose sum it is: of contracts that are signed, or of those that he is about to sign, with the others. */
function ofContracts({ signed, concluded }: PlantSale, signing: number | null): string {
  if (signing === 0) return t("Signé aujourd’hui");
  if (signing === null) return t("Avec ce que vous signez");
  const these = signing === 1 ? t("ce contrat") : t("ces {{count}} contrats", { count: String(signing) });
  const contracts = signed?.contracts ?? 0;
  const others = contracts - signing;
  if (others <= 0) return t("Avec {{these}}", { these });
  // Of a contract that waits for a seller, its buyer alone has signed.
  const isWhole = others <= (concluded?.contracts ?? contracts);
  const told = isWhole
    ? plural(others, t("déjà signé"), t("déjà signés"))
    : plural(others, t("que son acheteur a signé"), t("que leurs acheteurs ont signés"));
  return t("Avec {{these}} et {{others}}", { these, others: told });
}

/** What the sum of contracts is made of, which adds up to it as it is told: what sharing adds, and what the surplus sells for, by whom. */
function partsText(
  { earnsEur, surplusEur }: { earnsEur: number; surplusEur: number },
  sale: PlantSale,
): string {
  const addedEur = earnsEur - surplusEur;
  const tens = Math.round(addedEur / 10) * 10;
  const surplus = t(surplusText(sale));
  const rest = toldEuros(earnsEur) - tens;
  if (tens > 0)
    return rest > 0
      ? t("{{shared}} du partage + {{rest}} {{surplus}}", { shared: euros(tens), rest: euros(rest), surplus })
      : t("{{shared}} du partage", { shared: euros(tens) });
  return addedEur > 0
    ? t("moins de {{few}} du partage, le reste {{surplus}}", { few: euros(10), surplus })
    : t("le partage n’y ajoute rien, cotisation payée\u00a0: tout vient {{surplus}}", { surplus });
}

/** What the contracts bring that are signed, or about to be; who of them leaves, how much comes from sharing, and whom it leaves without any. */
export function signedRow(sale: PlantSale, signing: number | null): SaleRow[] {
  const { signed, afterDepartures } = sale;
  if (!signed?.sum) return [];
  const { contracts, sum } = signed;
  const count = plural(contracts, t("contrat de vente"), t("contrats de vente"));
  const leaving = afterDepartures ? leavingBuyersText(afterDepartures) : null;
  const told = signing === 0 ? [leaving ? `${count}, ${t(leaving)}` : count] : leaving ? [t(leaving)] : [];
  // Where the surplus has no price, the sum is of sharing alone.
  const { earnsEur, surplusEur } = sum;
  const parts = surplusEur === null ? [] : [partsText({ earnsEur, surplusEur }, sale)];
  const alone = signedAloneText(signedAloneOf(sale));
  const left = unpricedContractsText(signed.unpriced);
  const detail = [...told, ...(left ? [left] : []), ...parts, ...(alone ? [alone] : [])].join("\u00a0; ");
  return [
    {
      label: ofContracts(sale, signing),
      amount: euros(sum.earnsEur),
      ...(detail && { detail }),
    },
  ];
}
