import { List, Text } from "@mantine/core";
import { overviewCalls } from "@mec/api/overview";
import {
  type ApplicationProgress,
  type ApplicationReader,
  applicationHistory,
} from "@mec/domain/application";
import { formatDateTime } from "@mec/domain/shared";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import styles from "../profile/consent-history.module.css";

interface Props {
  pointId: string;
  application: Pick<ApplicationProgress, "projectId" | "progress" | "retraction">;
  reader: ApplicationReader;
}

/** What became of his documents in the project, which their holder alone is told here. */
function useDocumentActs({ pointId, application, reader }: Props) {
  const { data } = useAnswer(
    overviewCalls.listDocumentHistory,
    { params: { id: pointId } },
    { enabled: reader === "holder" },
  );
  return (data ?? [])
    .filter(({ projectId }) => projectId === application.projectId)
    .map(({ at, sentence }) => ({ id: `${at} ${sentence}`, sentence, createdAt: at }));
}

/** Who did what, newest first. */
export function ApplicationHistory(props: Props) {
  const { application, reader } = props;
  const documents = useDocumentActs(props);
  const steps = applicationHistory(application.progress, reader, application.retraction);
  const told = [...steps, ...documents].toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return (
    <details className={styles.details}>
      <summary>{t("Historique\u00a0: qui a fait quoi")}</summary>
      <List mt="sm" spacing="xs" size="sm">
        {told.map(({ id, sentence, createdAt }) => (
          <List.Item key={id}>
            {t(sentence)}
            <Text span size="sm" c="dimmed">
              {" · "}
              {formatDateTime(createdAt)}
            </Text>
          </List.Item>
        ))}
      </List>
    </details>
  );
}
