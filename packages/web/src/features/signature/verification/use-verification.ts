import { maxVerifiedBytes, signatureCalls } from "@mec/api/signature";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage, isRefusal, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";

const tooLarge = () =>
  t("Ce fichier dépasse {{megabytes}}\u00a0Mo.", { megabytes: maxVerifiedBytes / 1024 / 1024 });

const explain = (error: unknown): string =>
  isRefusal(error, "FILE_TOO_LARGE") ? tooLarge() : frenchMessage(error);

/** Has a file checked; one that is too large is not sent at all. */
export function useVerification() {
  const call = useClient();
  const [file, setFile] = useState<File | null>(null);
  const checking = useMutation({
    mutationFn: (chosen: File) => call(signatureCalls.verifyFile, { file: chosen, fileName: chosen.name }),
  });
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
