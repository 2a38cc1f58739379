import { Text, Timeline } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import type { ApplicationStatus } from "@mec/domain/application";
import { formatDateTime } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { Part } from "./part.tsx";

/** Each status as the owner reads it. */
const labels: Record<ApplicationStatus, string> = {
  APPLICATION: "Candidature reçue",
  PROPOSAL: "Prix proposé",
  SIGNATURE: "Candidature acceptée",
  SIGNED: "Documents signés",
  EXPLOITATION: "Mise en exploitation",
  REJECTED: "Candidature refusée ou retirée",
};

/** All that happened, newest first. */
export function History({ progress }: Pick<Applicant, "progress">) {
  const prices = usePrices();
  return (
    <Part title={t("Historique")}>
      <Timeline mt="sm" bulletSize={16} lineWidth={2} active={0}>
        {progress.map(({ id, status, createdAt, price, message }) => (
          <Timeline.Item key={id} title={t(labels[status])}>
            <Text size="sm" c="dimmed">
              {formatDateTime(createdAt)}
            </Text>
            {price !== undefined && <Text size="sm">{prices.format(price)}</Text>}
            {message && (
              <Text size="sm" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {t("«\u00a0{{message}}\u00a0»", { message })}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </Part>
  );
}
