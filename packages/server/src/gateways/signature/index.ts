import type { Config } from "../../config.ts";
import { embeddedSignature } from "./embedded.ts";
import type { SignatureProvider } from "./port.ts";
import { yousignSignature } from "./yousign.ts";

export { foldHistory, type HistoryState } from "./fold-history.ts";

/** Yousign when it is configured; otherwise people sign on our own page. */
export const openSignature = ({ yousign }: Pick<Config, "yousign">): SignatureProvider =>
  yousign ? yousignSignature(yousign) : embeddedSignature();
