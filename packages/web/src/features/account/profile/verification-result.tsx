import { Alert, Button, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { useState } from "react";
import { Link } from "react-router";
import { isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { usePoints, useSession } from "../../../platform/session.ts";
import { useMailedLink } from "../../../platform/use-mailed-link.ts";
import styles from "../../../ui/feedback/mailed-link.module.css";
import { MailedLinkResult } from "../../../ui/feedback/mailed-link-result.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { confirmedWords } from "./confirmed-words.ts";

/** Somebody may have typed another person's address: it is his only once the mailbox's owner says so. */
function OwnAccountQuestion({ onYes }: { onYes: () => void }) {
  return (
    <div className={styles.result}>
      <Alert color="sun" title={t("Est-ce bien votre compte\u202f?")}>
        <Stack gap="sm" align="flex-start">
          <span>
            {t(
              "Confirmez seulement si vous avez vous-même créé ce compte, ou demandé qu’il prenne cette adresse. Sinon, fermez cette page\u00a0: quelqu’un a tapé votre adresse, et il n’en aura rien.",
            )}
          </span>
          <Button size="sm" color="gray.9" onClick={onYes}>
            {t("C’est mon compte, confirmer")}
          </Button>
        </Stack>
      </Alert>
    </div>
  );
}

/** Nobody is told what a used link did but its own account: it is opened again once one has logged in. */
function UsedLink({ token }: { token: string }) {
  const from = pages.profile.to({}, { query: { verification: token } });
  return (
    <div className={styles.result}>
      <Alert role="status" color="sun" title={t("Ce lien a déjà servi, ou n’est plus valable")}>
        <Stack gap="sm" align="flex-start">
          <Unbroken
            text={t(
              "Si vous l’avez déjà ouvert, votre adresse est confirmée\u00a0: connectez-vous, et nous vous le dirons.",
            )}
          />
          <Button component={Link} to={pages.login.to()} state={{ from }} size="sm" color="gray.9">
            {t("Me connecter")}
          </Button>
        </Stack>
      </Alert>
    </div>
  );
}

/**
 * The outcome of the link that confirms the e-mail address, when one opened the page. Where nobody is signed in, it
 * asks first: a confirmed account reads what its mailbox ever signed, and programs open links too.
 */
export function VerificationResult() {
  const { user } = useSession();
  const { data: points } = usePoints();
  const [isOwn, setOwn] = useState(false);
  const result = useMailedLink(
    "verification",
    (call, token) => call(accountCalls.verifyEmail, { body: { token } }),
    { isReady: isOwn || Boolean(user) },
  );
  if (result.isWaiting) return user === null && <OwnAccountQuestion onYes={() => setOwn(true)} />;
  if (result.isSuccess && (user === undefined || (user && !points))) return null;
  if (result.token && user === null && isRefusal(result.error, "INVALID_TOKEN")) {
    return <UsedLink token={result.token} />;
  }
  const { text, next } = confirmedWords(user && points ? points : null);
  return (
    <MailedLinkResult
      result={result}
      done={{
        title: t("Votre adresse e-mail est confirmée"),
        text,
        action: next && (
          <Button component={Link} to={next.to} size="sm">
            {next.label}
          </Button>
        ),
      }}
      failed={{ title: t("Votre adresse n’a pas pu être confirmée") }}
    />
  );
}
