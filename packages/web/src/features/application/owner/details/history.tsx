import { Text, Timeline } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { applicationHistory, leavingHistory } from "@mec/domain/application";
import { formatDateTime } from "@mec/domain/shared";
import { useOwnProject } from "../../../../parts/project/own-project.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { Part } from "./part.tsx";

type Told = ReturnType<typeof leavingHistory>[number] &
  Partial<Pick<Applicant["progress"][number], "price" | "message">>;

/** All that happened and who did it, newest first. */
export function History({ projectId, applicant }: { projectId: string; applicant: Applicant }) {
  const retraction = applicant.consumptionPoint.applicationProgress?.retraction ?? null;
  const prices = usePrices();
  const vatRegime = useOwnProject(projectId).data?.vatRegime ?? null;
  const reader = useReadOnly() ? "support" : "owner";
  const told: readonly Told[] = [
    ...leavingHistory({ departure: applicant.departure ?? undefined }, reader),
    ...applicationHistory(applicant.progress, reader, retraction),
  ].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <Part title={t("Historique")}>
      <Timeline mt="sm" bulletSize={16} lineWidth={2} active={0}>
        {told.map(({ id, sentence, createdAt, price, message }) => (
          <Timeline.Item key={id} title={t(sentence)}>
            <Text size="sm" c="dimmed">
              {formatDateTime(createdAt)}
            </Text>
            {price !== undefined && <Text size="sm">{prices.format(price, vatRegime)}</Text>}
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
