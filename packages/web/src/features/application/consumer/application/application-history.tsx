import { List, Text } from "@mantine/core";
import {
  type ApplicationProgress,
  type ApplicationReader,
  applicationHistory,
} from "@mec/domain/application";
import { formatDateTime } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import styles from "../profile/consent-history.module.css";

interface Props {
  application: Pick<ApplicationProgress, "progress" | "retraction">;
  reader: ApplicationReader;
}

/** Who did what, newest first. */
export function ApplicationHistory({ application, reader }: Props) {
  return (
    <details className={styles.details}>
      <summary>{t("Historique\u00a0: qui a fait quoi")}</summary>
      <List mt="sm" spacing="xs" size="sm">
        {applicationHistory(application.progress, reader, application.retraction).map(
          ({ id, sentence, createdAt }) => (
            <List.Item key={id}>
              {t(sentence)}
              <Text span size="sm" c="dimmed">
                {" · "}
                {formatDateTime(createdAt)}
              </Text>
            </List.Item>
          ),
        )}
      </List>
    </details>
  );
}
