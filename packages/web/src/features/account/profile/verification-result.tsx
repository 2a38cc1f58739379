import { Alert } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { profileKey } from "./profile-key.ts";
import styles from "./verification-result.module.css";

/** Uses the token of a confirmation mail once, and takes it out of the address: a reload would find it spent. */
function useVerification() {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get("verification"));
  const call = useClient();
  const queries = useQueryClient();
  const verification = useQuery({
    queryKey: ["email-verification", token],
    queryFn: async () => {
      await call(accountCalls.verifyEmail, { body: { token: token ?? "" } });
      await queries.invalidateQueries({ queryKey: profileKey });
      return true;
    },
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isSettled = verification.isSuccess || verification.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (isSettled) setQuery({}, { replace: true });
  }, [isSettled]);
  return verification;
}

/** What became of the link that confirms the e-mail address, if the page was opened by one. */
export function VerificationResult() {
  const { isSuccess, error } = useVerification();
  if (!isSuccess && !error) return null;
  return (
    <div className={styles.result}>
      {error ? (
        <Alert color="red" title={t("Votre adresse n’a pas pu être confirmée")}>
          {frenchMessage(error)}
        </Alert>
      ) : (
        <Alert role="status" color="green" title={t("Votre adresse e-mail est confirmée")}>
          {t("Merci. Vous recevrez bien nos messages.")}
        </Alert>
      )}
    </div>
  );
}
