import { firstDayAfter } from "@mec/domain/point";
import { formatDate, type VatRegime } from "@mec/domain/shared";
import { afterContract, euros, sellingText } from "@mec/domain/study";
import type { BuyBack } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { lessThanContractText } from "./buy-back-words.ts";

type Sums = Parameters<typeof lessThanContractText>[1] & {
  readonly producedKwh: number | null;
  /** When the contract ends by which all is sold. */
  readonly contractEndsOn?: string | null | undefined;
};

/** How sharing, which begins but after the contract, stands to what this pays. */
function besideContract({ earnsEur: { low, high }, sellingAllEur: all }: Sums): string {
  if (all === null) return t("le partage ne commence qu’ensuite");
  if (high < all) return t("plus que le partage, qui ne commence qu’ensuite");
  return low >= all
    ? t("moins que le partage, qui ne commence qu’ensuite")
    : t("plus ou moins que le partage selon qui y participe\u00a0; il ne commence qu’ensuite");
}

/** What all of it brings until the contract ends, and how sharing stands to it. */
function untilText(contract: BuyBack | null, sums: Sums, endsOn: string): string {
  const day = formatDate(endsOn);
  if (contract === null || sums.sellingAllEur === null)
    return t("Jusqu’au {{day}}, votre contrat d’achat court\u00a0: le partage ne commence qu’ensuite.", {
      day,
    });
  return t("Jusqu’au {{day}}, votre contrat d’achat paie environ {{before}} par an, {{than}}.", {
    day,
    before: euros(sums.sellingAllEur),
    than: besideContract(sums),
  });
}

/** What selling all would bring once a contract has ended that runs until then; null of one that runs on, or is over. */
export function afterItsEndText(sums: Parameters<typeof afterContract>[0]): string | null {
  const after = afterContract(sums);
  return (
    after &&
    t("À partir du {{day}}, tout vendre rapporterait environ {{eur}} par an.", {
      day: formatDate(firstDayAfter(after.endsOn)),
      eur: euros(after.sellingAllEur),
    })
  );
}

/** A sum compared as it is once the contract has ended: what it paid is no choice any more. */
export function onceOver<T extends Parameters<typeof afterContract>[0]>(sums: T): T {
  const after = afterContract(sums);
  if (after === null) return sums;
  return { ...sums, sellingAllEur: after.sellingAllEur, isContractOver: true };
}

/**
 * Where sharing brings less than selling everything. Of a contract that ends on a day to come, what it pays until then and the choice
 * that is left afterwards, a sentence each: what one earns by it is no alternative to a sharing that begins once it is over.
 */
export function lessThanSellingTexts(
  contract: BuyBack | null,
  sums: Sums,
  vatRegime: VatRegime,
): readonly string[] {
  const after = afterContract(sums);
  if (after === null) return [lessThanContractText(contract, sums, vatRegime)].flatMap((one) => one ?? []);
  const then = onceOver(sums);
  const told =
    lessThanContractText(null, then, vatRegime) ??
    t("Partager rapporte plus que {{selling}}.", { selling: sellingText(then) });
  return [untilText(contract, sums, after.endsOn), `${afterItsEndText(sums)} ${told}`];
}
