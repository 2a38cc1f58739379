import { type CurveReport, curveReport, maxCurveBytes } from "@mec/api/study";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { ApiError, byRefusal, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { callsOf, curveAnswers, type Meter } from "./meter.ts";

/** Why a file was refused, with what was found in it. */
export interface Refusal {
  readonly message: string;
  readonly report: CurveReport | null;
  /** Whether the person may store it all the same, or must consent first. */
  readonly next: "confirm" | "consent" | null;
}

const nextOf = { CONFIRMATION_NEEDED: "confirm", CONSENT_REQUIRED: "consent" } as const;

function refusalOf(error: unknown): Refusal {
  const message = frenchMessage(error);
  if (!(error instanceof ApiError)) return { message, report: null, next: null };
  return {
    message,
    report: curveReport.safeParse(error.report).data ?? null,
    next: byRefusal<Refusal["next"]>(error, nextOf) ?? null,
  };
}

const tooLarge = (): Refusal => ({
  message: t("Ce fichier dépasse 20\u00a0Mo. Choisissez une période plus courte, ou compressez-le en ZIP."),
  report: null,
  next: null,
});

/** Uploads a load curve; doubtful data can be confirmed without choosing the file again. */
export function useCurveUpload(meter: Meter) {
  const [file, setFile] = useState<File | null>(null);
  const sending = useAct(
    (call, { chosen, confirm }: { chosen: File; confirm: boolean }) =>
      call(callsOf(meter).put, {
        params: { id: meter.pointId },
        query: { confirm },
        file: chosen,
        fileName: chosen.name,
      }),
    { stale: curveAnswers(meter) },
  );
  const isTooLarge = file !== null && file.size > maxCurveBytes;

  function refusal(): Refusal | null {
    if (isTooLarge) return tooLarge();
    return sending.error ? refusalOf(sending.error) : null;
  }

  function send(chosen: File) {
    setFile(chosen);
    sending.reset();
    if (chosen.size <= maxCurveBytes) sending.mutate({ chosen, confirm: false });
  }

  return {
    file,
    send,
    confirm: () => file && sending.mutate({ chosen: file, confirm: true }),
    isSending: sending.isPending,
    refusal: refusal(),
    kept: sending.data ?? null,
  };
}
export type Upload = ReturnType<typeof useCurveUpload>;
