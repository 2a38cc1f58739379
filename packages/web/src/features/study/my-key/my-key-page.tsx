import { Anchor, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import type { SavedDesign, Study } from "@mec/api/study";
import { defaultMethod } from "@mec/domain/study";
import { useMemo } from "react";
import { Link } from "react-router";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { useStudy } from "../my-study/use-study.ts";
import { type DesignForm, designToForm, type Member } from "./design-form.ts";
import { Designer } from "./designer.tsx";
import { useDesigns } from "./use-designs.ts";

const wholeProject = {};

const membersOf = ({ participants }: Study): Member[] =>
  participants.map(({ consumptionPointId, name, consumptionKwh }) => ({
    id: consumptionPointId,
    name,
    consumptionKwh,
  }));

/** The last saved design of the project's key, else that key's initial design. */
function presentDesign(study: Study, designs: readonly SavedDesign[]): DesignForm {
  const saved = designs.find(({ design }) => design.key === study.key);
  if (saved) return designToForm(saved.design);
  const consumers = study.participants.map(({ consumptionPointId, consumptionKwh }) => ({
    consumptionPointId,
    annualKwh: consumptionKwh,
  }));
  return designToForm({ key: study.key, method: defaultMethod(study.key, consumers) });
}

function Nobody({ projectId }: { projectId: string }) {
  return (
    <EmptyState
      title={t("Personne à qui partager pour le moment")}
      text={t("La clé dit qui reçoit quelle part\u00a0: elle se choisit dès qu’un voisin candidate.")}
      action={
        <Anchor component={Link} to={pages.ownerConsumers.to({ projectId })}>
          {t("Inviter des voisins")}
        </Anchor>
      }
    />
  );
}

function KeyOf({ project }: { project: ProjectAnswer }) {
  const study = useStudy(project.id, wholeProject);
  const designs = useDesigns(project.id);
  const error = study.error ?? designs.error;
  const members = useMemo(() => (study.data ? membersOf(study.data) : []), [study.data]);
  if (error)
    return <LoadError error={error} retry={() => Promise.all([study.refetch(), designs.refetch()])} />;
  if (!study.data || !designs.data) return <Skeleton height={560} radius={12} />;
  if (members.length === 0) return <Nobody projectId={project.id} />;
  return (
    <Stack gap="xl">
      <div>
        <Title order={2} size="h3">
          {t("Ma clé de répartition")}
        </Title>
        <Text className="prose">
          {t("Choisissez comment l’électricité locale se partage, et voyez aussitôt ce que chacun y gagne.")}
        </Text>
      </div>
      <Designer
        projectId={project.id}
        members={members}
        designs={designs.data}
        present={presentDesign(study.data, designs.data)}
      />
    </Stack>
  );
}

/** How local energy is shared: designed, compared, adopted, handed to the grid operator. */
export function MyKeyPage() {
  return <KeyOf project={useProjectOfSpace()} />;
}
