import { contractEndText } from "@mec/domain/overview";
import { t } from "../../platform/i18n.ts";
import type { Details } from "./words.ts";

/** That the purchase contracts of plants end, or have ended, before what is to do; nothing where none does. */
export const contractsText = ({ contracts = [] }: Details): string =>
  contracts.map((contract) => `${t(contractEndText(contract))} `).join("");
