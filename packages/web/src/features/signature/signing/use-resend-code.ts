import { signatureCalls } from "@mec/api/signature";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { isOver, otherFailure } from "./sending-faults.ts";
import { useSignatureCache } from "./use-signature.ts";

/** Asks for another code, when the first has not come or was tried too often; `outcome` tells the result. */
export function useResendCode(token: string) {
  const { refresh } = useSignatureCache(token);
  const { mutate, isPending, isSuccess, error } = useAct(
    (call) => call(signatureCalls.sendSignatureCode, { params: { token } }),
    { failed: (failure) => isOver(failure) && refresh() },
  );
  const sent = isSuccess ? t("Un code est en route\u00a0: seul le dernier reçu est valable.") : "";
  return { resend: () => mutate(), isPending, outcome: error ? otherFailure(error) : sent };
}
