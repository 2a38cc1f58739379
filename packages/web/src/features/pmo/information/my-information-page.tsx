import { Skeleton, Stack, Text, Title } from "@mantine/core";
import type { ProjectAnswer } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { Term } from "../../../parts/faq/term.tsx";
import { type Pmo, usePmo } from "../../../parts/pmo/pmo-queries.ts";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { Acts, useReadOnly } from "../../../ui/read-only/index.ts";
import { FilesSection } from "../files/files-section.tsx";
import { ModelsSection } from "../files/models-section.tsx";
import { AssociationSection } from "./association-section.tsx";
import { DeleteProject } from "./delete-project.tsx";
import { FeeSection } from "./fee-section.tsx";
import styles from "./information.module.css";
import { InterlocutorSection } from "./interlocutor-section.tsx";
import { Presentation, Settings } from "./project-parts.tsx";
import { Remaining } from "./remaining.tsx";
import { VisibilityCard } from "./visibility-card.tsx";

function PmoSections({ projectId, pmo }: { projectId: string; pmo: Pmo }) {
  return (
    <>
      <InterlocutorSection projectId={projectId} interlocutor={pmo.interlocutor} />
      <AssociationSection projectId={projectId} association={pmo.association} />
      <FeeSection projectId={projectId} fee={pmo.fee} />
      <SeeMore label={t("Voir les fichiers et les modèles")} anchors={["files"]}>
        <Stack gap="lg">
          <FilesSection projectId={projectId} statutes={pmo.statutes} rules={pmo.rules} />
          <Acts>
            <ModelsSection projectId={projectId} />
          </Acts>
        </Stack>
      </SeeMore>
    </>
  );
}

function PmoSkeleton() {
  return (
    <>
      <Skeleton height={220} radius={12} />
      <Skeleton height={320} radius={12} />
      <Skeleton height={220} radius={12} />
    </>
  );
}

function LegalBody({ projectId }: { projectId: string }) {
  const { data: pmo, error, retry } = usePmo(projectId);
  return (
    <div className={styles.columns}>
      <div>
        <Title order={2} size="h3" mb="xs">
          {useReadOnly() ? t("Personne morale organisatrice") : t("Ma personne morale organisatrice")}
        </Title>
        <Acts>
          <Text className="prose">
            {t("La")} <Term name="pmo">{t("PMO")}</Term>{" "}
            {t(
              "réunit vos participants et signe avec le gestionnaire de réseau. Ce que vous indiquez ici remplit vos documents.",
            )}
          </Text>
        </Acts>
      </div>
      <div className={styles.remaining}>
        {pmo && (
          <Acts>
            <Remaining projectId={projectId} pmo={pmo} />
          </Acts>
        )}
        {!pmo && !error && <Skeleton height={180} radius={12} />}
      </div>
      <Stack gap="lg" miw={0}>
        {error && <LoadError error={error} retry={retry} fallback={messages.projectDataFailed} />}
        {!pmo && !error && <PmoSkeleton />}
        {pmo && <PmoSections projectId={projectId} pmo={pmo} />}
      </Stack>
    </div>
  );
}

function OwnProject({ project }: { project: ProjectAnswer }) {
  return (
    <div className={styles.columns}>
      <Stack gap="lg">
        <Title order={2} size="h3">
          {useReadOnly() ? t("Projet") : t("Mon projet")}
        </Title>
        <Acts>
          <VisibilityCard project={project} />
        </Acts>
        <Presentation project={project} />
        <Settings project={project} />
        <Acts>
          <DeleteProject project={project} />
        </Acts>
      </Stack>
    </div>
  );
}

/** The legal body that the documents are made from, and the project as its owner set it. */
export function MyInformationPage() {
  const project = useProjectOfSpace();
  return (
    <Stack gap={56}>
      <LegalBody projectId={project.id} />
      <OwnProject project={project} />
    </Stack>
  );
}
