import { accountCalls } from "@mec/api/account";
import { portfolioCalls } from "@mec/api/portfolio";
import { type SessionUser, signUpSchema } from "@mec/domain/account";
import type { Client } from "../../platform/client.tsx";
import { useKeptAnswers } from "../../platform/kept-answers.ts";
import { noPoints } from "../../platform/session.ts";
import type { NewAccountForm } from "./new-account.ts";

/**
 * Opens the account of a visitor whose answers are being sent. From then on he is signed in, on this very
 * page: when what follows fails, he tries again with the account that he has.
 */
export function useOpenAccount() {
  const { put } = useKeptAnswers();
  return async (
    call: Client,
    account: NewAccountForm,
    purpose: { isProposing?: true; isPublishing?: true } = {},
  ): Promise<SessionUser> => {
    const user = await call(accountCalls.signUp, { body: { ...signUpSchema.parse(account), ...purpose } });
    put(portfolioCalls.getPoints, {}, noPoints);
    put(accountCalls.getSession, {}, user);
    return user;
  };
}
