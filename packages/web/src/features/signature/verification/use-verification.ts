import { maxVerifiedBytes, signatureCalls } from "@mec/api/signature";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";

const tooLarge = () =>
  t("Ce fichier dépasse {{megabytes}}\u00a0Mo.", { megabytes: maxVerifiedBytes / 1024 / 1024 });

const explain = (error: unknown): string =>
  isRefusal(error, "FILE_TOO_LARGE") ? tooLarge() : frenchMessage(error);

/** Has a file checked; one that is too large is not sent at all. */
export function useVerification() {
  const [file, setFile] = useState<File | null>(null);
  const checking = useAct((call, chosen: File) =>
    call(signatureCalls.verifyFile, { file: chosen, fileName: chosen.name }),
  );
  const isTooLarge = file !== null && file.size > maxVerifiedBytes;

  function failure(): string | null {
    if (isTooLarge) return tooLarge();
    return checking.error ? explain(checking.error) : null;
  }

  function check(chosen: File) {
    setFile(chosen);
    checking.reset();
    if (chosen.size <= maxVerifiedBytes) checking.mutate(chosen);
  }

  return {
    file,
    check,
    isChecking: checking.isPending,
    verdict: checking.data ?? null,
    failure: failure(),
  };
}
