import { Badge, Group, Text, UnstyledButton } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import styles from "./applicant-name.module.css";
import { holderName } from "./movements.ts";

function Flag({ text, isWarning = false }: { text: string; isWarning?: boolean }) {
  return (
    <Badge
      variant="light"
      tt="none"
      fw={550}
      color={isWarning ? "sun" : "gray"}
      c={isWarning ? "sun.9" : "gray.8"}
      className={styles.flag}
    >
      {text}
    </Badge>
  );
}

/** What the owner should notice about a consumer before he decides. */
function Flags({ applicant }: { applicant: Applicant }) {
  const { prmSharedWith, departure, invited, isFromProjectOwner } = applicant;
  return (
    <Group gap={4}>
      {prmSharedWith > 0 && <Flag isWarning text={t("PDL aussi déclaré par un autre compte")} />}
      {departure && (
        <Flag isWarning text={t("Souhaite partir le {{date}}", { date: formatDate(departure.leavingOn) })} />
      )}
      {invited && <Flag text={t("Invité par vous")} />}
      {isFromProjectOwner && <Flag text={t("Votre point")} />}
    </Group>
  );
}

/** Who it is; opens all that is known. */
export function ApplicantName({ applicant, onOpen }: { applicant: Applicant; onOpen: () => void }) {
  return (
    <div>
      <UnstyledButton className={styles.name} onClick={onOpen}>
        {holderName(applicant)}
      </UnstyledButton>
      <Text size="sm" c="dimmed">
        {applicant.consumptionPoint.name}
      </Text>
      <Flags applicant={applicant} />
    </div>
  );
}
