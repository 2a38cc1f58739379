import { Button, Group, List, Skeleton, Text } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { invitationEndsAt, invitationState } from "@mec/domain/application";
import { formatDate, plural } from "@mec/domain/shared";
import type * as z from "zod";
import { useAct } from "../../../../platform/act.ts";
import { useAnswerTo } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { answerKey } from "../../../../platform/question.ts";
import { wholeList } from "../../../../platform/whole-list.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { Acts } from "../../../../ui/read-only/index.ts";
import styles from "../details/details.module.css";

type Invitation = z.output<typeof applicationCalls.listInvitations.success.body>[number];

function useInvitations(projectId: string) {
  return useAnswerTo(wholeList(applicationCalls.listInvitations, { params: { id: projectId } }));
}

/** What came of it, and until when it may be used. */
function outcomeText(invitation: Invitation): string {
  const { createdAt, usedAt, endedAt } = invitation;
  const sent = formatDate(createdAt);
  const end = formatDate(invitationEndsAt(new Date(createdAt)));
  switch (invitationState(invitation, new Date())) {
    case "used":
      return t("A candidaté le {{date}}", { date: formatDate(usedAt ?? createdAt) });
    case "withdrawn":
      return t("Invitation retirée le {{date}}", { date: formatDate(endedAt ?? createdAt) });
    case "over":
      return t("Invité le {{sent}}, sans réponse. L’invitation a pris fin le {{end}}.", { sent, end });
    case "waiting":
      return t("Invité le {{sent}}, sans réponse pour le moment. L’invitation vaut jusqu’au {{end}}.", {
        sent,
        end,
      });
  }
}

function Withdraw({ projectId, invitation: { id, email } }: { projectId: string; invitation: Invitation }) {
  const confirm = useConfirm();
  const withdraw = useAct(
    (call) => call(applicationCalls.withdrawInvitation, { params: { id: projectId, invitationId: id } }),
    {
      stale: [answerKey(applicationCalls.listInvitations, { params: { id: projectId } })],
      told: () => t("L’invitation est retirée."),
    },
  );
  const ask = async () => {
    const yes = await confirm({
      title: t("Retirer l’invitation de {{email}}\u202f?", { email }),
      body: t(
        "Son lien n’ouvrira plus rien. Aucun e-mail ne part. Vous pourrez inviter cette adresse à nouveau.",
      ),
      confirmLabel: t("Retirer l’invitation"),
      danger: true,
    });
    if (yes) withdraw.mutate();
  };
  return (
    <Acts>
      <Button
        variant="subtle"
        color="red.9"
        size="compact-sm"
        aria-label={t("Retirer l’invitation de {{email}}", { email })}
        loading={withdraw.isPending}
        onClick={ask}
      >
        {t("Retirer l’invitation")}
      </Button>
    </Acts>
  );
}

/** The invitations already sent, with the outcome of each. */
export function SentInvitations({ projectId }: { projectId: string }) {
  const { data: sent, error } = useInvitations(projectId);
  if (error) return <Text c="red.9">{frenchMessage(error)}</Text>;
  if (!sent) return <Skeleton height={80} />;
  if (sent.length === 0) return null;
  const used = sent.filter(({ usedAt }) => usedAt !== null).length;
  return (
    <section>
      <h3 className={styles.heading}>{t("Invitations envoyées")}</h3>
      <Text size="sm" c="dimmed" mb="xs">
        {plural(sent.length, t("invitation"), t("invitations"))},{" "}
        {plural(used, t("candidature reçue"), t("candidatures reçues"))}
      </Text>
      <div className={styles.scroll}>
        <List listStyleType="none" spacing={8}>
          {sent.map((invitation) => (
            <List.Item key={invitation.id}>
              <Text style={{ overflowWrap: "anywhere" }}>{invitation.email}</Text>
              <Group gap="xs" justify="space-between">
                <Text size="sm" c="dimmed">
                  {outcomeText(invitation)}
                </Text>
                {invitationState(invitation, new Date()) === "waiting" && (
                  <Withdraw projectId={projectId} invitation={invitation} />
                )}
              </Group>
            </List.Item>
          ))}
        </List>
      </div>
    </section>
  );
}
