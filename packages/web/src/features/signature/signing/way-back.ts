import { t } from "../../../platform/i18n.ts";

interface Return {
  /** Null for who would be asked to log in, and may have no account. */
  readonly label: string | null;
  readonly notice: string | null;
}

/** The way back once nothing is left to sign: what the button says, and what a visitor is told first. */
export function wayBack(
  {
    isOnePoint,
    isVisitor,
    isGuest,
    isGone = false,
  }: { isOnePoint: boolean; isVisitor: boolean; isGuest: boolean; isGone?: boolean },
  hasSigned: boolean,
): Return {
  // Who has left may have no account any more: nothing goes on there.
  if (isVisitor && isGone) return { label: null, notice: null };
  if (isVisitor && isGuest) {
    const kept = t("Vos exemplaires vous parviennent par e-mail\u00a0: vous n’avez pas besoin de compte.");
    return { label: null, notice: hasSigned ? kept : null };
  }
  return {
    label: isOnePoint ? t("Retrouver ma candidature") : t("Voir mes lieux et mes projets"),
    notice: isVisitor ? t("Connectez-vous pour voir la suite dans votre compte.") : null,
  };
}
