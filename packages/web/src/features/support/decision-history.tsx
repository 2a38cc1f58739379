import { List, Text } from "@mantine/core";
import type { ModeratedProject } from "@mec/api/support";
import { formatDateTime } from "@mec/domain/shared";
import { moderationActLabels } from "@mec/domain/support";
import { t } from "../../platform/i18n.ts";

/** The earlier decisions, by whom and why. */
export function DecisionHistory({ history }: Pick<ModeratedProject, "history">) {
  if (history.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {t("Historique")}
      </Text>
      <List size="sm" spacing={4}>
        {history.map(({ decision, reason, author, createdAt }) => (
          <List.Item key={`${createdAt} ${decision} ${reason}`}>
            {t("{{decision}} le {{date}} par {{author}}", {
              decision: t(moderationActLabels[decision]),
              date: formatDateTime(createdAt),
              author,
            })}
            {reason && (
              <Text size="sm" c="dimmed" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {reason}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
