import { List, Text } from "@mantine/core";
import type { ModeratedProject } from "@mec/api/support";
import { formatDateTime } from "@mec/domain/shared";
import { unverifiedText } from "@mec/domain/support";
import { t } from "../../platform/i18n.ts";

const labels: Record<string, string> = { approve: "Approuvé", hide: "Masqué" };

/** What was done: a verification that was taken back decided nothing else. */
const doneOf = ({
  decision,
  reason,
}: Pick<ModeratedProject["history"][number], "decision" | "reason">): string =>
  reason === unverifiedText ? unverifiedText : (labels[decision] ?? decision);

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
          <List.Item key={`${createdAt} ${reason}`}>
            {t("{{decision}} le {{date}} par {{author}}", {
              decision: t(doneOf({ decision, reason })),
              date: formatDateTime(createdAt),
              author,
            })}
            {reason && reason !== unverifiedText && (
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
