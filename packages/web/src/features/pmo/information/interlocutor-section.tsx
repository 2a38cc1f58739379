import { Text } from "@mantine/core";
import type { PmoInterlocutor } from "@mec/domain/pmo";
import { genderLabels } from "@mec/domain/signatory";
import { InterlocutorEditor } from "../../../parts/pmo/interlocutor-editor.tsx";
import { t } from "../../../platform/i18n.ts";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { PartSection } from "./part-section.tsx";

interface Props {
  projectId: string;
  interlocutor: PmoInterlocutor | null;
}

function Summary({ interlocutor }: { interlocutor: PmoInterlocutor }) {
  const { gender, firstName, lastName, email, phoneNumber, projectIdentification } = interlocutor;
  const title = gender === "OTHER" ? "" : `${t(genderLabels[gender])} `;
  return (
    <SummaryList
      isShort
      rows={[
        { label: t("Nom"), value: `${title}${firstName} ${lastName}` },
        { label: t("Signe pour la personne morale"), value: t("Les accords de participation") },
        { label: t("Adresse e-mail"), value: email },
        { label: t("Téléphone"), value: phoneNumber },
        { label: t("Identification de l’opération"), value: projectIdentification || t("Aucune") },
      ]}
    />
  );
}

/** The contact for the participants and the grid operator. */
export function InterlocutorSection({ projectId, interlocutor }: Props) {
  return (
    <PartSection
      part="interlocutor"
      projectId={projectId}
      title={t("Interlocuteur")}
      isSaid={interlocutor !== null}
      editor={(around) => (
        <InterlocutorEditor projectId={projectId} interlocutor={interlocutor} {...around} />
      )}
    >
      {interlocutor ? (
        <Summary interlocutor={interlocutor} />
      ) : (
        <Text c="dimmed">
          {t(
            "À qui les participants et le gestionnaire de réseau s’adressent-ils, et qui signe les accords de participation pour la personne morale\u202f? Le plus souvent le président ou la présidente de l’association.",
          )}
        </Text>
      )}
    </PartSection>
  );
}
