import type { consumerSteps } from "@mec/api";
import { t } from "../../../platform/i18n.ts";

/** The three screens of the last step, each short: `signatory` has no name in the address. */
export const applyScreens = ["signatory", "account", "check"] as const;
export type ApplyScreen = (typeof applyScreens)[number];

/** What the person sees go by: the steps, the last of them by its screens. */
export type Stage = Exclude<(typeof consumerSteps)[number], "signatory-and-apply"> | ApplyScreen;

export const stageName = (stage: Stage): string =>
  ({
    type: t("vous"),
    house: t("le lieu"),
    contract: t("le contrat"),
    sge: t("le compteur"),
    signatory: t("qui signe"),
    account: t("votre compte"),
    check: t("l’envoi"),
  })[stage];

interface Way {
  /** What was known already is not asked. */
  readonly isShort: boolean;
  readonly isSignedIn: boolean;
  readonly hasTarget: boolean;
}

/** The stages of a person's way, in order. */
export function stagesOf({ isShort, isSignedIn, hasTarget }: Way): readonly Stage[] {
  const questions = isShort ? [] : (["type", "house", "contract", "sge"] as const);
  if (!hasTarget) return [...questions, "check"];
  return [...questions, "signatory", ...(isSignedIn ? [] : (["account"] as const)), "check"];
}
