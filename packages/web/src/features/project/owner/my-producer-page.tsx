import { Alert, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectProducer } from "@mec/api/point";
import type { ProjectAnswer } from "@mec/api/project";
import type { ProductionPoint } from "@mec/domain/point";
import { IconPlus } from "@tabler/icons-react";
import { type ComponentType, Suspense, useState } from "react";
import { Link } from "react-router";
import { MoveDialog } from "../../../parts/application/move/move-dialog.tsx";
import type { Movement } from "../../../parts/application/move/types.ts";
import { PlantNote } from "../../../parts/document/plant-note.tsx";
import { MeterWarning } from "../../../parts/point/meter-warning.tsx";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { useProjectProducers } from "../../../parts/project/project-producers.ts";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { useFocusAt } from "../../../ui/sections/use-focus-at.ts";
import { ProducerSignatory } from "../producer-documents/producer-signatory.tsx";
import { faultsOf, hasOther } from "./perimeter/stander-state.ts";
import { usePerimeter } from "./perimeter/use-perimeter.ts";
import { ProducerCard } from "./producer/producer-card.tsx";
import { ProducerDecisions } from "./producer/producer-decisions.tsx";
import { ProducerLeaving } from "./producer/producer-leaving.tsx";
import { ProducerNotice } from "./producer/producer-notice.tsx";

/** A producer's load curve belongs to the study feature: the app passes the component that shows it. */
type CurveSlot = ComponentType<{
  kind: "producer";
  pointId: string;
  prm: string | null;
  consentPath: string;
}>;

interface ListProps {
  Curve: CurveSlot;
  project: ProjectAnswer;
  points: readonly ProjectProducer[];
  onMove: (movement: Movement) => void;
}

function Readings({ point, Curve }: { point: ProductionPoint; Curve: CurveSlot }) {
  return (
    <section aria-labelledby={`curve-${point.id}`}>
      <Title order={4} size="h5" id={`curve-${point.id}`} mt="lg" mb="sm">
        {t("Relevés de production")}
      </Title>
      <Suspense fallback={<Skeleton height={160} radius={12} />}>
        <Curve
          kind="producer"
          pointId={point.id}
          prm={point.operational.prm}
          consentPath={pages.producerStep.to({ step: "sge" }, { query: { productionPointId: point.id } })}
        />
      </Suspense>
    </section>
  );
}

function Cards({ project, points, onMove, Curve }: ListProps) {
  const { data: own } = usePoints();
  const { data: perimeter } = usePerimeter(project.id);
  const mine = new Set(own?.productionPoints.map(({ id }) => id));
  const largestKwh = Math.max(...points.map(({ annualProduction }) => Number(annualProduction)));
  return points.map((point) => {
    const place = perimeter?.standers.find(({ id }) => id === point.id);
    const asksToJoin = point.projectId !== project.id;
    const decisions = <ProducerDecisions point={point} onMove={onMove} />;
    const outside = perimeter && place && !place.participant && !place.compatible && (
      <Alert color="sun" mt="md" title={t("Hors de votre périmètre")}>
        {t("Cette installation {{reasons}}.", { reasons: faultsOf(place, perimeter) })}
      </Alert>
    );
    return (
      <ProducerCard
        key={point.id}
        point={point}
        largestKwh={largestKwh}
        plannedVat={project.plannedVat ?? null}
        isMine={mine.has(point.id)}
        isRunning={point.projectId === project.id && project.stage === "running"}
        furthestKm={place && perimeter && hasOther(place, perimeter) ? place.furthestKm : undefined}
        answer={
          asksToJoin && (
            <>
              {outside}
              {decisions}
            </>
          )
        }
      >
        {!asksToJoin && <ProducerLeaving point={point} plants={points} projectId={project.id} />}
        {!asksToJoin && outside}
        {point.prmSharedWith > 0 && (
          <div style={{ marginTop: 16 }}>
            <MeterWarning others={point.prmSharedWith} />
          </div>
        )}
        {!asksToJoin && decisions}
        {!asksToJoin && !mine.has(point.id) && <ProducerNotice point={point} projectId={project.id} />}
        {mine.has(point.id) && (
          <div style={{ marginTop: 24 }}>
            <ProducerSignatory point={point} />
            {!asksToJoin && <PlantNote plantId={point.id} />}
          </div>
        )}
        {mine.has(point.id) && <Readings point={point} Curve={Curve} />}
      </ProducerCard>
    );
  });
}

function NoProducer({ addPath }: { addPath: string }) {
  return (
    <EmptyState
      title={t("Aucune installation dans ce projet")}
      text={t(
        "Un projet partage l’électricité d’une installation au moins\u00a0: la vôtre, ou celle d’un producteur qui vous rejoint.",
      )}
      action={
        <Button component={Link} to={addPath}>
          {t("Ajouter une installation")}
        </Button>
      }
    />
  );
}

/** Those who wait for an answer stand first: links to answer them lead to this page. */
function Lists({ project, points, ...cards }: ListProps) {
  const inside = points.filter(({ projectId }) => projectId === project.id);
  const candidates = points.filter(({ projectId }) => projectId !== project.id);
  return (
    <>
      {inside.length === 0 && candidates.length === 0 && (
        <NoProducer
          addPath={pages.producerStep.to({ step: "typology" }, { query: { projectId: project.id } })}
        />
      )}
      {candidates.length > 0 && (
        <Stack gap="lg">
          <Title order={2} size="h3">
            {t("Producteurs qui souhaitent vous rejoindre")}
          </Title>
          <Cards project={project} points={candidates} {...cards} />
        </Stack>
      )}
      {candidates.length > 0 && inside.length > 0 && (
        <Title order={2} size="h3" mt="md">
          {t("Installations du projet")}
        </Title>
      )}
      <Cards project={project} points={inside} {...cards} />
    </>
  );
}

function Producers({ project, Curve }: { project: ProjectAnswer; Curve: CurveSlot }) {
  const { data: points, error, refetch } = useProjectProducers(project.id);
  const isAsked = points?.some(({ projectId }) => projectId !== project.id) ?? true;
  const [movement, setMovement] = useState<Movement | null>(null);
  useFocusAt("start", "[data-start]", points !== undefined);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t("Producteurs")}
        </Title>
        <Button
          component={Link}
          to={pages.producerStep.to({ step: "typology" }, { query: { projectId: project.id } })}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {t("Ajouter une installation")}
        </Button>
      </Group>
      {!isAsked && (
        <Text className="prose">
          {t(
            "Les installations dont votre projet partage l’électricité. D’autres producteurs peuvent demander à vous rejoindre depuis la page publique.",
          )}
        </Text>
      )}
      {error && <LoadError error={error} retry={refetch} />}
      {!error && !points && <Skeleton height={220} radius={12} />}
      {points && <Lists project={project} points={points} onMove={setMovement} Curve={Curve} />}
      {movement && (
        <MoveDialog projectId={project.id} movement={movement} onClose={() => setMovement(null)} />
      )}
    </Stack>
  );
}

/** The installations of the project, and those that have applied to it. */
export function MyProducerPage({ Curve }: { Curve: CurveSlot }) {
  return <Producers project={useProjectOfSpace()} Curve={Curve} />;
}
