import { Alert } from "@mantine/core";
import { signInCalls } from "@mec/api/account";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useLoaded } from "../../../platform/loaded.ts";

/** The outcome of the link that unlocks a locked account, when one opened the page. */
export function UnlockResult() {
  const call = useClient();
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get("unlock"));
  const { isSuccess, error } = useLoaded(
    "login-unlock",
    token,
    token === null
      ? null
      : async () => {
          await call(signInCalls.unlockLogin, { body: { token } });
          return true;
        },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const isSettled = isSuccess || error !== null;
  useEffect(() => {
    if (!isSettled || !query.has("unlock")) return;
    const others = new URLSearchParams(query);
    others.delete("unlock");
    setQuery(others, { replace: true });
  }, [isSettled, query, setQuery]);
  if (error)
    return (
      <Alert color="red" title={t("La connexion n’a pas pu être rouverte")} mb="xl">
        {frenchMessage(error)}
      </Alert>
    );
  if (!isSuccess) return null;
  return (
    <Alert role="status" color="green" title={t("Vous pouvez vous connecter")} mb="xl">
      {t("La connexion à votre compte est rouverte.")}
    </Alert>
  );
}
