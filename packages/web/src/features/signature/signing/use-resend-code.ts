import { signatureCalls } from "@mec/api/signature";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { otherFailure } from "./sending-faults.ts";
import { useOver } from "./use-over.ts";

export interface CodeAsked {
  readonly token: string;
  /** What the code is to sign, or to refuse. */
  readonly documentIds: string[];
  /** Called with what to tell of documents that ended without his doing. */
  readonly onEnded: (text: string) => void;
}

/** Asks for another code, when the first has not come or was tried too often; `outcome` tells the result. */
export function useResendCode({ token, documentIds, onEnded }: CodeAsked) {
  const over = useOver(token, onEnded);
  const { mutate, isPending, isSuccess, error } = useAct(
    (call) => call(signatureCalls.sendSignatureCode, { params: { token }, body: { documentIds } }),
    { failed: over },
  );
  const sent = isSuccess ? t("Un code est en route\u00a0: seul le dernier reçu est valable.") : "";
  return { resend: () => mutate(), isPending, outcome: error ? otherFailure(error) : sent };
}
