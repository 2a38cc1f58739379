import type { EstimateFigures } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { changesNearlyNothing, netText } from "../../study/net-words.ts";

/** "De 8 à 86 € par an, cotisation comprise", as the proposal says it, or that nothing would be saved. */
export function savingText(figures: EstimateFigures): string {
  const net = netText(figures);
  if (net) return net.charAt(0).toUpperCase() + net.slice(1);
  return changesNearlyNothing(figures) ? t("Ne changerait presque rien") : t("Ne vous ferait pas économiser");
}
