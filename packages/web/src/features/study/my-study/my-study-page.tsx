import { Anchor, Button, Group, List, Loader, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import type { Study } from "@mec/api/study";
import { repartitionKeyLabels } from "@mec/domain/project";
import { dayInParis, messages, plural } from "@mec/domain/shared";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isUnexempted } from "../../../parts/project/answer/saving-words.ts";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { TariffsChecked } from "../../../parts/study/tariffs-checked.tsx";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { useReadOnly } from "../../../ui/read-only/index.ts";
import { Candidates } from "./candidates.tsx";
import { Charts } from "./charts.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { Keys } from "./keys.tsx";
import { OwnBodies } from "./own-body.tsx";
import { Participants } from "./participants.tsx";
import { Production } from "./production.tsx";
import styles from "./study.module.css";
import { WaitingForStudy } from "./study-progress.tsx";
import { Totals } from "./totals.tsx";
import { type StudyControls, useStudy, useStudyChoice } from "./use-study.ts";

function PartTitle() {
  return (
    <Title order={2} size="h3">
      {useReadOnly() ? t("Étude") : t("Mon étude")}
    </Title>
  );
}

/** The page before its first study has come. */
function Awaited({ projectId, choice }: ComponentProps<typeof WaitingForStudy>) {
  return (
    <Stack>
      <div>
        <PartTitle />
        <Text role="status">{t("Nous calculons l’année, heure par heure…")}</Text>
      </div>
      <div className={styles.waiting}>
        <WaitingForStudy projectId={projectId} choice={choice} />
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={{ base: "xs", sm: "md" }}>
        {["self-consumption", "self-production", "savings", "revenue"].map((figure) => (
          <Skeleton key={figure} height={104} radius={12} />
        ))}
      </SimpleGrid>
      <Skeleton height={320} radius={12} />
    </Stack>
  );
}

function Head({ project, study, controls, isUpdating }: ResultProps) {
  return (
    <Group justify="space-between" align="flex-start">
      <div style={{ flex: "1 1 320px" }}>
        <PartTitle />
        <Text className="prose">
          {t("Clé «\u00a0{{key}}\u00a0». {{meaning}}", {
            key: repartitionKeyLabels[study.key],
            meaning: study.method.meaning,
          })}
        </Text>
        <Text size="sm" c="dimmed" aria-live="polite">
          {isUpdating ? (
            <>
              <Loader size="xs" mr={8} aria-hidden />
              {messages.loading}
            </>
          ) : (
            plural(study.participants.length, t("participant étudié"), t("participants étudiés"))
          )}
        </Text>
        {isUpdating && <WaitingForStudy projectId={project.id} choice={controls.choice} />}
      </div>
      <Group gap="sm">
        {controls.choice.consumptionPointIds && (
          <Button variant="subtle" onClick={controls.reset}>
            {t("Revenir aux participants")}
          </Button>
        )}
        <ExportMenu projectId={project.id} choice={controls.choice} />
      </Group>
    </Group>
  );
}

interface ResultProps {
  project: ProjectAnswer;
  study: Study;
  controls: StudyControls;
  isUpdating: boolean;
}

function Result(props: ResultProps) {
  const { project, study, controls, isUpdating } = props;
  const unexempted = isUnexempted(project, dayInParis(new Date()));
  return (
    <Stack className={styles.parts}>
      <Head {...props} />
      <Stack className={`${styles.parts} ${isUpdating ? styles.updating : ""}`} aria-busy={isUpdating}>
        <Stack gap="xs">
          <Totals study={study} isUnexempted={unexempted} />
          <TariffsChecked />
        </Stack>
        <OwnBodies bodies={study.ownBodies} />
        <Charts study={study} />
        <Stack gap="md" component="section">
          <Title order={3} size="h4">
            {t("Pour chaque participant")}
          </Title>
          <Text component="details" size="sm" c="dimmed">
            <summary>{t("Pourquoi ce ne sont pas les sommes de leurs pages")}</summary>
            {t(
              "Ici, les seuls participants de l’étude et leurs courbes. Sur sa page, chacun lit une fourchette\u00a0: profils types, consommation des autres arrondie, et ceux qui peuvent encore venir. L’une ne contient pas toujours l’autre.",
            )}
          </Text>
          <Participants study={study} controls={controls} isUpdating={isUpdating} isUnexempted={unexempted} />
        </Stack>
        <Candidates study={study} controls={controls} />
        <Keys study={study} controls={controls} isUnexempted={unexempted} />
        <div>
          <SeeMore label={t("Voir ce que reçoit chaque producteur")}>
            <Production study={study} />
          </SeeMore>
        </div>
        <div>
          <SeeMore label={t("Voir sur quoi reposent ces chiffres")}>
            <Stack gap="xs" component="section">
              <Title order={3} size="h4">
                {t("Sur quoi reposent ces chiffres")}
              </Title>
              <List className={styles.assumptions} spacing={4}>
                {study.assumptions.map((assumption) => (
                  <List.Item key={assumption}>{assumption}</List.Item>
                ))}
              </List>
            </Stack>
          </SeeMore>
        </div>
      </Stack>
    </Stack>
  );
}

function NothingToStudy({ project, study }: { project: ProjectAnswer; study: Study }) {
  const isWithoutProduction = study.producers.length === 0;
  return (
    <EmptyState
      title={isWithoutProduction ? t("Aucune production à partager") : t("Personne à étudier pour le moment")}
      text={
        isWithoutProduction
          ? t("Ajoutez une installation à votre projet\u00a0: l’étude se fera aussitôt.")
          : t("Dès qu’un voisin candidate, vous voyez ici ce qu’il recevrait et économiserait.")
      }
      action={
        <Anchor
          component={Link}
          to={
            isWithoutProduction
              ? pages.ownerProducer.to({ projectId: project.id })
              : pages.ownerConsumers.to({ projectId: project.id })
          }
        >
          {isWithoutProduction ? t("Voir mes installations") : t("Inviter des voisins")}
        </Anchor>
      }
    />
  );
}

function StudyOf({ project }: { project: ProjectAnswer }) {
  const controls = useStudyChoice();
  const { data: study, error, refetch, isFetching } = useStudy(project.id, controls.choice);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!study) return <Awaited projectId={project.id} choice={controls.choice} />;
  const nobody = study.participants.length + study.candidates.length === 0;
  if (nobody || study.producers.length === 0) return <NothingToStudy project={project} study={study} />;
  return <Result project={project} study={study} controls={controls} isUpdating={isFetching} />;
}

/** Who receives which kWh under each key, what each saves, and whom to accept next. */
export function MyStudyPage() {
  return <StudyOf project={useProjectOfSpace()} />;
}
