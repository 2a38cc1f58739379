import type { PmoFile } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import { messages } from "@mec/domain/shared";
import { useEffect, useRef, useState } from "react";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { refusalBefore } from "./file-rules.ts";
import { fileCalls } from "./pmo-file-calls.ts";

/** Uploads a signed file, with its progress; the upload can be cancelled. */
export function useFileUpload(projectId: string, kind: PmoFileKind) {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const { mutate, reset, error, data, isPending } = useAct(
    (call, { chosen, signal }: { chosen: File; signal: AbortSignal }): Promise<PmoFile> =>
      call(fileCalls[kind].upload, {
        params: { id: projectId },
        file: chosen,
        fileName: chosen.name,
        onProgress: setShare,
        signal,
      }),
    { stale: projectAnswers(projectId) },
  );

  const before = file && refusalBefore(file);
  const wasGivenUp = error instanceof DOMException && error.name === "AbortError";
  const after = error && !wasGivenUp ? frenchMessage(error, messages.projectDataFailed) : null;

  function send(chosen: File) {
    reset();
    setFile(chosen);
    setShare(0);
    if (refusalBefore(chosen) !== null) return;
    sending.current = new AbortController();
    mutate({ chosen, signal: sending.current.signal });
  }

  return {
    file,
    send,
    giveUp: () => sending.current?.abort(),
    isSending: isPending,
    share,
    refusal: before ?? after,
    kept: data ?? null,
  };
}
export type Upload = ReturnType<typeof useFileUpload>;
