import { Alert, Button, List, Stack } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { overviewCalls } from "@mec/api/overview";
import { messages, plural } from "@mec/domain/shared";
import { useState } from "react";
import { ResendConfirmation } from "../../../../parts/account/resend-confirmation.tsx";
import { frenchMessage, isRefusal } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { answerKey } from "../../../../platform/question.ts";
import { SidePanel } from "../../../../ui/dialog/dialog.tsx";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { SentInvitations } from "./sent-invitations.tsx";

interface InviteResult {
  email: string;
  ok: boolean;
  error?: string | undefined;
}

/** What was typed stays; an owner whose address is not confirmed can have the link sent again here. */
function InviteFailure({ error }: { error: unknown }) {
  const isUnconfirmed = isRefusal(error, "EMAIL_NOT_CONFIRMED");
  return (
    <Stack gap="sm" align="flex-start">
      <span>{frenchMessage(error)}</span>
      {isUnconfirmed && <ResendConfirmation />}
    </Stack>
  );
}

function Results({ results, onAgain }: { results: readonly InviteResult[]; onAgain: () => void }) {
  const sent = results.filter(({ ok }) => ok).length;
  const refused = results.filter(({ ok }) => !ok);
  return (
    <Stack gap="md" role="status">
      {sent > 0 && (
        <Alert color="green" title={plural(sent, t("invitation envoyée"), t("invitations envoyées"))}>
          <Unbroken text={t("Vous recevrez un e-mail à chaque candidature.")} />
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert color="sun" title={t("Ces adresses n’ont pas été invitées")}>
          <List size="sm" spacing={4}>
            {refused.map(({ email, error }) => (
              <List.Item key={email}>
                <strong>{email}</strong>
                {"\u00a0"}: {error ?? messages.connectionFailed}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Button variant="default" onClick={onAgain} style={{ alignSelf: "flex-start" }}>
        {t("Inviter d’autres personnes")}
      </Button>
    </Stack>
  );
}

/** Invites neighbours to apply, by their e-mail addresses. */
export function InviteDrawer({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const [results, setResults] = useState<readonly InviteResult[] | null>(null);
  return (
    <SidePanel title={t("Inviter des voisins")} space="indigo" onClose={onClose}>
      <Stack gap="xl">
        {results ? (
          <Results results={results} onAgain={() => setResults(null)} />
        ) : (
          <InviteForm
            send={(call, body) => call(applicationCalls.invite, { params: { id: projectId }, body })}
            preview={(word) => <MailPreview word={word} />}
            stale={[
              answerKey(applicationCalls.listInvitations, { params: { id: projectId } }),
              answerKey(overviewCalls.getOverview, { params: { id: projectId } }),
            ]}
            after={(sent) => setResults(sent.results)}
            explain={(error) => <InviteFailure error={error} />}
          />
        )}
        <SentInvitations projectId={projectId} />
      </Stack>
    </SidePanel>
  );
}
