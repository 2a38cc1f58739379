import { type Gap, gapsSentence } from "@mec/domain/document";
import { t } from "../../platform/i18n.ts";

/** Why a document is "Incomplet": what it lacks, each thing once, or that nobody is left to make a contract with. */
export const whyNotReady = (gaps: readonly Gap[]): string =>
  gaps.length > 0
    ? t(gapsSentence(gaps))
    : t("Qui vendrait a demandé à partir\u00a0: aucun contrat n’est à faire avec lui.");
