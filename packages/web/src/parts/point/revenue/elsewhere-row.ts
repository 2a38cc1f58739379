import type { PlantSale } from "@mec/api/study";
import { formatDate } from "@mec/domain/shared";
import { afterContractText, euros, supposedTariff } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";

/** One income of a year, beside the others. */
export interface SaleRow {
  readonly label: string;
  readonly amount: string;
  /** What it is made of. */
  readonly detail?: string;
}

const labelOf = ({ sellsSurplus, isContractOver, isSurplusOffered }: PlantSale): string => {
  if (sellsSurplus) return t("Vendre le surplus au réseau");
  if (!isContractOver) return t("Tout vendre ailleurs");
  return isSurplusOffered ? t("Tout vendre au prix proposé") : t("Tout vendre au tarif publié du surplus");
};

/** By which contract that is, where he told of one that ends; what it brought, once it has. */
function detailOf({
  isTariffUnknown,
  isContractOver,
  buyBack,
  producedKwh,
  ...sale
}: PlantSale): string | null {
  if (isTariffUnknown) return t(supposedTariff);
  const day = sale.contractEndsOn && formatDate(sale.contractEndsOn);
  if (!day) return null;
  const after = afterContractText({ ...sale, isContractOver, producedKwh });
  // Beside two sentences of it, one until its end and one after it: see `lessThanSellingTexts`.
  if (after && !sale.own?.places)
    return buyBack ? t("à votre contrat d’achat") : t("au dernier tarif publié");
  if (after)
    return buyBack
      ? t("à votre contrat d’achat, {{after}}", { after })
      : t("au dernier tarif publié, {{after}}", { after });
  if (!buyBack) return null;
  if (!isContractOver) return t("à votre contrat d’achat, jusqu’au {{day}}", { day });
  return producedKwh === null
    ? t("votre contrat d’achat est terminé depuis le {{day}}", { day })
    : t("votre contrat d’achat, terminé le {{day}}, payait environ {{before}} par an", {
        day,
        before: euros(producedKwh * buyBack.price),
      });
}

/** What he would earn without sharing; null where that has no price. */
export function elsewhereRow(sale: PlantSale): SaleRow | null {
  if (sale.sellingAllEur === null || !sale.earnsEur) return null;
  const detail = detailOf(sale);
  return { label: labelOf(sale), amount: euros(sale.sellingAllEur), ...(detail && { detail }) };
}
