import type { Address } from "@mec/domain/address";
import { foldText } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { type ExploreSearch, townOfLabel } from "./search-state.ts";

/** Which place the sums of a list count, where another town is searched than the reader's own; null where they are one. */
export function countedForText(
  home: Pick<Address, "city"> | null,
  { label }: Pick<ExploreSearch, "label">,
): string | null {
  const searched = townOfLabel(label).replace(/ \(\d{5}\)$/, "");
  if (!home || searched === "" || foldText(searched) === foldText(home.city)) return null;
  return t("Sommes comptées pour votre lieu à {{home}}\u00a0; distances et portée depuis {{searched}}.", {
    home: home.city,
    searched,
  });
}
