import type { consumerSteps } from "@mec/api";
import { t } from "../../../platform/i18n.ts";
import type { JoinDraft } from "./join-draft.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** The screens of the last step; the signatory's is shown only if the person wants to name him now. */
export const applyScreens = ["account", "check", "signatory"] as const;
export type ApplyScreen = (typeof applyScreens)[number];

/** The stages that the person sees: the steps, with the last one split into its screens. */
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
  /** Whether known answers are not asked again. */
  readonly isShort: boolean;
  /** Whether he was led past the first question, which the dossier answers. */
  readonly isTypeKnown: boolean;
  readonly isSignedIn: boolean;
  readonly hasTarget: boolean;
}

/** Whether an answer leads to the check: with a project, the contract and the meter are given there, or left for later. */
export const leadsToCheck = ({ draft, target }: { draft: JoinDraft; target: JoinTarget | null }): boolean =>
  target !== null || draft.isShort;

/** The button under an answer: one given outside the steps is saved, and leads back to the check. */
export const answerLabel = (stage: Stage, stages: readonly Stage[]): string =>
  stages.includes(stage) ? t("Continuer") : t("Enregistrer");

/** The stages for this person, in order. */
export function stagesOf({ isShort, isTypeKnown, isSignedIn, hasTarget }: Way): readonly Stage[] {
  const first = isTypeKnown ? [] : (["type"] as const);
  const place = isShort ? [] : ([...first, "house"] as const);
  if (!hasTarget) return isShort ? ["check"] : [...place, "contract", "sge", "check"];
  return [...place, ...(isSignedIn ? [] : (["account"] as const)), "check"];
}

/** The stages for who takes part with a place that he has already. */
export const stagesOfOwnPlace: readonly Stage[] = ["type", "check"];
