import { List, Skeleton, Text } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { formatDate, plural } from "@mec/domain/shared";
import { useAnswerTo } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { wholeList } from "../../../../platform/whole-list.ts";
import styles from "../details/details.module.css";

function useInvitations(projectId: string) {
  return useAnswerTo(wholeList(applicationCalls.listInvitations, { params: { id: projectId } }));
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
          {sent.map(({ id, email, createdAt, usedAt }) => (
            <List.Item key={id}>
              <Text style={{ overflowWrap: "anywhere" }}>{email}</Text>
              <Text size="sm" c="dimmed">
                {usedAt
                  ? t("A candidaté le {{date}}", { date: formatDate(usedAt) })
                  : t("Invité le {{date}}, sans réponse pour le moment", { date: formatDate(createdAt) })}
              </Text>
            </List.Item>
          ))}
        </List>
      </div>
    </section>
  );
}
