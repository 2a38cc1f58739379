import { Alert, List, Text } from "@mantine/core";
import type { ModeratedProject } from "@mec/api/support";
import { formatDateTime, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

type Report = ModeratedProject["reports"][number];

function subjectOf({ source, sender, createdAt }: Report): string {
  const date = formatDateTime(createdAt);
  return source === "message"
    ? t("Message de {{sender}} au porteur, signalé le {{date}}", { sender: sender ?? "", date })
    : t("Invitation du porteur, signalée le {{date}}", { date });
}

/** What receivers of the project's mails reported since the last decision. */
export function Reports({ reports }: Pick<ModeratedProject, "reports">) {
  if (reports.length === 0) return null;
  return (
    <Alert color="sun" title={plural(reports.length, t("signalement"), t("signalements"))}>
      <List size="sm" spacing={8} style={{ overflowWrap: "anywhere" }}>
        {reports.map((report) => (
          <List.Item key={`${report.createdAt} ${report.sender}`}>
            {subjectOf(report)}
            {report.quoted && (
              <Text size="sm" component="blockquote" m={0} style={{ whiteSpace: "pre-line" }}>
                {t("«\u00a0{{text}}\u00a0»", { text: report.quoted })}
              </Text>
            )}
            {report.reason && (
              <Text size="sm" style={{ whiteSpace: "pre-line" }}>
                {t("Raison donnée\u00a0: {{reason}}", { reason: report.reason })}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
