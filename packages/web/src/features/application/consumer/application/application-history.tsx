import { List, Text } from "@mantine/core";
import { overviewCalls } from "@mec/api/overview";
import {
  type ApplicationProgress,
  type ApplicationReader,
  applicationHistory,
  leavingHistory,
} from "@mec/domain/application";
import { formatDateTime } from "@mec/domain/shared";
import { useJoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { useOwnPrices } from "../../../../parts/point/dossier/use-own-prices.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import styles from "../profile/consent-history.module.css";

interface Props {
  pointId: string;
  application: Pick<ApplicationProgress, "projectId" | "progress" | "retraction" | "departure"> & {
    /** When he left, of who has. */
    leftAt?: string;
  };
  reader: ApplicationReader;
  /** Whether the holder, who reads, bears the project himself: what its owner did he did. */
  isOwn?: boolean;
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
    .map(({ at, sentence }) => ({ id: `${at} ${sentence}`, sentence: t(sentence), createdAt: at }));
}

/** What was done with the application, a price that was proposed with its amount. */
function useSteps({ application, reader, isOwn = false }: Props) {
  const { data: project } = useJoinedProject(application);
  const own = useOwnPrices();
  const { progress, retraction } = application;
  const asOwner = applicationHistory(progress, "owner", retraction);
  return applicationHistory(progress, reader, retraction)
    .map((step, index) => (isOwn && step.by === "owner" ? (asOwner[index] ?? step) : step))
    .map(({ price, sentence, status, ...step }) => ({
      ...step,
      sentence:
        status === "PROPOSAL" && price !== undefined && project
          ? t("{{sentence}}\u00a0: {{price}}", {
              sentence: t(sentence),
              price: own.format(price, project.vatRegime ?? null),
            })
          : t(sentence),
    }));
}

/** Who did what, newest first. */
export function ApplicationHistory(props: Props) {
  const documents = useDocumentActs(props);
  const steps = useSteps(props);
  const leaving = leavingHistory(props.application, props.reader).map((entry) => ({
    ...entry,
    sentence: t(entry.sentence),
  }));
  const told = [...leaving, ...steps, ...documents].toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return (
    <details className={styles.details}>
      <summary>{t("Historique\u00a0: qui a fait quoi")}</summary>
      <List mt="sm" spacing="xs" size="sm">
        {told.map(({ id, sentence, createdAt }) => (
          <List.Item key={id}>
            {sentence}
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
