import { Text } from "@mantine/core";
import { pseudonymColor } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";
import { AnimalAvatar } from "./animals/animal-avatar.tsx";
import styles from "./participants-section.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

export type Participant = ProjectOnPage["participants"][number];

function Face({ participant: { pseudonym, kind } }: { participant: Participant }) {
  return (
    <li className={styles.participant}>
      <span className={styles.face}>
        <AnimalAvatar animal={pseudonym} color={pseudonymColor(pseudonym)} />
      </span>
      <span>
        {pseudonym}
        <Text span size="sm" c="dimmed" display="block">
          {kind === "producer" ? t("Producteur") : t("Consommateur")}
        </Text>
      </span>
    </li>
  );
}

export const Faces = ({ participants }: { participants: readonly Participant[] }) =>
  participants.map((participant) => (
    <Face key={participant.pseudonym + participant.kind} participant={participant} />
  ));
