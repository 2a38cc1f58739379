import { embeddedSignature } from "./embedded.ts";
import type { SignatureProvider } from "./port.ts";

export { foldHistory, type HistoryState } from "./fold-history.ts";

/** People sign on our own page. */
export function openSignature(): SignatureProvider {
  return embeddedSignature();
}
