import type { OwnSaving } from "@mec/api/study";
import { formatWholeEuro } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

/** "120 € TTC": a whole amount with its tax. */
export const withTax = (amount: string, isWithoutVat: boolean): string =>
  isWithoutVat ? t("{{amount}}\u00a0HT", { amount }) : t("{{amount}}\u00a0TTC", { amount });

export const ownSavingText = ({ savingEur, isWithoutVat }: OwnSaving): string =>
  withTax(formatWholeEuro(savingEur), isWithoutVat);
