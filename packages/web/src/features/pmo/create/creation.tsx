import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ProjectAnswer } from "@mec/api/project";
import { useState } from "react";
import { AssociationEditor } from "../../../parts/pmo/association-editor.tsx";
import { draftName } from "../../../parts/pmo/drafts.ts";
import type { Pmo } from "../../../parts/pmo/pmo-queries.ts";
import { hasDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { ModelLinks } from "../files/model-links.tsx";
import { models } from "../files/models.ts";
import styles from "./creation.module.css";
import { ResetButton } from "./reset-button.tsx";
import { StatutesButton, StatutesDesk } from "./statutes-preview.tsx";
import { formId } from "./step-action.tsx";
import { StepsCard } from "./steps-card.tsx";
import { useAlreadyCreated } from "./use-already-created.ts";
import { usePmoSteps } from "./use-pmo-steps.ts";

interface DescriptionProps {
  project: ProjectAnswer;
  pmo: Pmo;
  alreadyCreated: boolean;
}

function Description({ project, pmo: { association }, alreadyCreated }: DescriptionProps) {
  const { id: projectId, bearer } = project;
  const [resets, setResets] = useState(0);
  const [isSaved, setSaved] = useState(false);
  return (
    <Card component="section" id={formId} aria-labelledby="description-title" className={styles.form}>
      <Title order={2} size="h4" id="description-title" mb="lg">
        {t("Votre association")}
      </Title>
      <AssociationEditor
        key={resets}
        projectId={projectId}
        association={association}
        bearer={bearer}
        alreadyCreated={alreadyCreated}
        onSaved={() => setSaved(true)}
        beside={(discard) =>
          (association || hasDraft(draftName("association", projectId))) && (
            <ResetButton
              projectId={projectId}
              onReset={() => {
                discard();
                setSaved(false);
                setResets((count) => count + 1);
              }}
            />
          )
        }
      />
      <Text size="sm" fw={550} c="green.8" role="status" mt="sm">
        {isSaved && t("L’association est enregistrée.")}
      </Text>
    </Card>
  );
}

/**
 * The steps, the description of the association and, while its statutes are to be written, their preview
 * beside it.
 */
export function Creation({ project, pmo }: { project: ProjectAnswer; pmo: Pmo }) {
  const { id: projectId } = project;
  const [alreadyCreated, setAlreadyCreated] = useAlreadyCreated(projectId, pmo.association);
  const steps = usePmoSteps(projectId, pmo, alreadyCreated);
  const isDesk = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const showsStatutes = !alreadyCreated;
  const [statutes] = models;
  return (
    <div className={styles.columns} data-beside={(showsStatutes && isDesk) || undefined}>
      <Stack gap="lg" miw={0}>
        <StepsCard
          projectId={projectId}
          steps={steps}
          alreadyCreated={alreadyCreated}
          onAlreadyCreated={setAlreadyCreated}
        />
        {showsStatutes && !isDesk && (
          <Group gap="xs">
            <StatutesButton projectId={projectId} />
            <ModelLinks model={statutes} projectId={projectId} />
          </Group>
        )}
        <Description project={project} pmo={pmo} alreadyCreated={alreadyCreated} />
      </Stack>
      {showsStatutes && isDesk && (
        <StatutesDesk projectId={projectId}>
          <ModelLinks model={statutes} projectId={projectId} />
        </StatutesDesk>
      )}
    </div>
  );
}
