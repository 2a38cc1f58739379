import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { useAnswer, useAnswerTo } from "../../../platform/answer.ts";
import { callUrl } from "../../../platform/client.tsx";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { answerKey, question } from "../../../platform/question.ts";
import type { SignableDocument } from "./words.ts";

/** How often to ask whether the last copies are ready. */
const whileWaitingMs = 10_000;

/** The session that the link opens. */
export function useSignature(token: string) {
  return useAnswer(
    signatureCalls.readSignature,
    { params: { token } },
    { refetchInterval: (session) => (session?.status === "waiting" ? whileWaitingMs : false) },
  );
}

/** Stores the session that an action returns, or reads it again when another window has changed it. */
export function useSignatureCache(token: string) {
  const { put, renew } = useKeptAnswers();
  const given = { params: { token } };
  return {
    adopt: (session: SignatureSession) => put(signatureCalls.readSignature, given, session),
    refresh: () => renew(answerKey(signatureCalls.readSignature, given)),
  };
}

type Shown = readonly Pick<SignableDocument, "id">[];

/** What the documents that are shown say in short: once they are signed, the same link opens others, with another summary. */
export function summaryQuestion(token: string, documents: Shown) {
  const asked = question(signatureCalls.readSignatureSummary, { params: { token } });
  const {
    key: [about, ...rest],
  } = asked;
  return { ...asked, key: [about, ...rest, documents.map(({ id }) => id)] as const };
}

export const useSignatureSummary = (token: string, documents: Shown) =>
  useAnswerTo(summaryQuestion(token, documents));

export function useSignatureFile(token: string, documentId: string) {
  return useAnswer(
    signatureCalls.getSignatureFile,
    { params: { token }, query: { documentId } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}

export const signatureFileUrl = (token: string, documentId: string): string =>
  callUrl("/api", signatureCalls.getSignatureFile, { params: { token }, query: { documentId } });
