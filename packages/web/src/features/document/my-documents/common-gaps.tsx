import { Alert, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { MissingList } from "../../../parts/document/missing-list.tsx";
import { t } from "../../../platform/i18n.ts";
import type { Gap } from "./gaps.ts";

interface Props {
  projectId: string;
  gaps: readonly Gap[];
  participants: readonly ParticipantDocuments[];
  ownPoints: ReadonlySet<string>;
}

/** What every participant's document lacks, shown once. */
export function CommonGaps({ projectId, gaps, participants, ownPoints }: Props) {
  const [participant] = participants;
  if (gaps.length === 0 || !participant) return null;
  return (
    <Alert color="sun" mb="md" title={t("À compléter avant d’envoyer")}>
      <Text size="sm" mb={4}>
        {t("Ces informations manquent à tous les participants\u00a0:")}
      </Text>
      <MissingList gaps={gaps} projectId={projectId} participant={participant} ownPoints={ownPoints} />
    </Alert>
  );
}
