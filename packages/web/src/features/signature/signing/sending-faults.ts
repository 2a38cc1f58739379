import { ApiError, byRefusal, frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";

const refusals = () => ({
  WRONG_CODE: t("Ce code n’est pas le bon. Vérifiez les six chiffres du dernier e-mail reçu."),
  CODE_EXPIRED: t("Ce code n’est plus valable. Demandez-en un nouveau ci-dessous."),
  TOO_MANY_CODES: t("Trop de codes erronés. Demandez un nouveau code ci-dessous."),
  TOO_MANY_CODES_TODAY: t(
    "Trop de codes ont été demandés ou mal recopiés aujourd’hui, pour cette adresse ou ces documents. Réessayez demain\u00a0: rien n’est perdu.",
  ),
});

/** What is wrong with the code, when that is why the signature failed; else null. */
export const codeFault = (error: unknown): string | null => byRefusal(error, refusals()) ?? null;

/**
 * The documents were signed or declined in another window meanwhile, or withdrawn: the link now opens
 * something else, or nothing.
 */
export const isOver = (error: unknown): boolean =>
  isRefusal(error, "SIGNATURE_ENDED", "SIGNATURE_OVER", "NOT_FOUND");

/** What who was about to sign is told of an end that is not his doing; null of his own, in another window. */
export function endedText(error: unknown): string | null {
  if (isRefusal(error, "SIGNATURE_ENDED")) return frenchMessage(error);
  return isRefusal(error, "NOT_FOUND")
    ? t("Ces documents ne sont plus à signer\u00a0: ils ont été retirés entre-temps. Vous n’avez rien signé.")
    : null;
}

export const isUnknownLink = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.statusCode);

/** For a technical failure: nothing is lost, and the person can try again. */
export const otherFailure = (error: unknown): string =>
  `${frenchMessage(error)} ${t("Rien n’est perdu\u00a0: vous pouvez recommencer.")}`;
