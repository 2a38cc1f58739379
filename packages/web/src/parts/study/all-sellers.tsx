import { Text } from "@mantine/core";
import { t } from "../../platform/i18n.ts";

/**
 * That a sum counts all who sell to a place, where the contract at hand names some of them: the same beside what is signed and on
 * the page after. Nothing where one contract names them all.
 * @param contracts null where it is not known yet how many they will be
 */
export function allSellersText(contracts: number | null | undefined): string | null {
  if (contracts === undefined) return null;
  return contracts === null
    ? t("Avec tous ceux qui vous vendent (plusieurs contrats).")
    : t("Avec tous ceux qui vous vendent ({{count}}\u00a0contrats).", { count: String(contracts) });
}

/** Whether a sentence beside a sum says it already, as that of the sellers beside those of the contracts to sign. */
export const tellsAllSellers = (text: string | null | undefined): boolean =>
  text?.includes("compte tous ceux qui vendent") ?? false;

export function AllSellers({ contracts }: { contracts?: number | null | undefined }) {
  const text = allSellersText(contracts);
  return text === null ? null : <Text size="sm">{text}</Text>;
}
