import { Anchor, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { PmoAssociationAnswer } from "@mec/api/pmo";
import type { Founder } from "@mec/domain/pmo";
import { Link } from "react-router";
import { AssociationEditor } from "../../../parts/pmo/association-editor.tsx";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { t } from "../../../platform/i18n.ts";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { Acts } from "../../../ui/read-only/index.ts";
import styles from "./information.module.css";
import { PartSection } from "./part-section.tsx";

interface Props {
  projectId: string;
  association: PmoAssociationAnswer | null;
}

function founderText({ kind, firstName, lastName, socialReason }: Founder): string {
  const person = `${firstName} ${lastName}`;
  return kind === "moral"
    ? t("{{body}}, représentée par {{person}}", { body: socialReason, person })
    : person;
}

function Founders({ founders }: { founders: readonly Founder[] }) {
  if (founders.length === 0) return t("Non indiqués");
  return (
    <ul className={styles.methods}>
      {founders.map((founder, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two founders may have one name
        <li key={place}>{founderText(founder)}</li>
      ))}
    </ul>
  );
}

function Summary({ association }: { association: PmoAssociationAnswer }) {
  const { associationName, email, rnaId, address, territory, preamble, founders } = association;
  return (
    <SummaryList
      isShort
      rows={[
        { label: t("Nom"), value: associationName },
        { label: t("Adresse e-mail"), value: email },
        { label: t("Numéro RNA"), value: rnaId || t("À indiquer après la déclaration en préfecture") },
        { label: t("Siège"), value: address.label },
        {
          label: t("Territoire"),
          value: <span className={styles.text}>{territory || t("Non indiqué")}</span>,
        },
        ...(preamble
          ? [{ label: t("Préambule"), value: <span className={styles.text}>{preamble}</span> }]
          : []),
        { label: t("Fondateurs"), value: <Founders founders={founders} /> },
      ]}
    />
  );
}

/** The association that is the legal body. */
export function AssociationSection({ projectId, association }: Props) {
  const { bearer } = useProjectOfSpace();
  return (
    <PartSection
      part="association"
      projectId={projectId}
      title={t("Association")}
      isSaid={association !== null}
      editor={(around) => (
        <AssociationEditor projectId={projectId} association={association} bearer={bearer} {...around} />
      )}
    >
      <Stack gap="md">
        {association ? (
          <Summary association={association} />
        ) : (
          <Text c="dimmed">
            {t(
              "L’association qui réunit vos participants n’est pas encore décrite. Elle peut être décrite avant d’être créée\u00a0: ses statuts se remplissent de vos réponses.",
            )}
          </Text>
        )}
        <Acts>
          <Anchor component={Link} to={pages.createPmoStatus.to({ projectId })}>
            {t("Voir les étapes et l’aperçu des statuts")}
          </Anchor>
        </Acts>
      </Stack>
    </PartSection>
  );
}
