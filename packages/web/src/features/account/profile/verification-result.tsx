import { Alert, Button, Stack } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { usePoints, useSession } from "../../../platform/session.ts";
import { useMailedLink } from "../../../platform/use-mailed-link.ts";
import styles from "../../../ui/feedback/mailed-link.module.css";
import { MailedLinkResult } from "../../../ui/feedback/mailed-link-result.tsx";
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
