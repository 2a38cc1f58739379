import type { RequestOutput } from "@mec/api";
import { accountCalls, securityCalls } from "@mec/api/account";
import { useAnswer } from "../../../../platform/answer.ts";
import { answerKey } from "../../../../platform/question.ts";

export type Security = RequestOutput<typeof securityCalls.getSecurity>;
export type Passkey = Security["passkeys"][number];

export const useSecurity = () => useAnswer(securityCalls.getSecurity, {});

/**
 * The keys that a change of the factors makes stale: other sessions may have ended, and a role's rights have
 * come or gone.
 */
export const changedFactors = [
  answerKey(securityCalls.getSecurity),
  answerKey(securityCalls.listSessions),
  answerKey(accountCalls.getSession),
] as const;
