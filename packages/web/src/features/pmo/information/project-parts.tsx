import { Button, Card, Group, Text, Title } from "@mantine/core";
import { type ProjectStep, pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { bearerName, monthText, repartitionKeyExplanations, repartitionKeyLabels } from "@mec/domain/project";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import styles from "./information.module.css";

interface PartProps {
  title: string;
  step: ProjectStep;
  projectId: string;
  children: ReactNode;
}

/** A part of the settings, with a link to edit it. */
function Part({ title, step, projectId, children }: PartProps) {
  return (
    <Card>
      <Group justify="space-between" mb="md">
        <Title order={3} size="h4">
          {title}
        </Title>
        <Button
          component={Link}
          to={pages.projectStep.to({ step }, { query: { projectId } })}
          variant="default"
          size="sm"
          aria-label={t("Modifier\u00a0: {{title}}", { title })}
        >
          {t("Modifier")}
        </Button>
      </Group>
      {children}
    </Card>
  );
}

/** What the public is told about who runs the project, and when it should start. */
function bearerRows({ bearer, expectedStart }: ProjectAnswer) {
  return [
    { label: t("Porté par"), value: bearer ? t(bearerName(bearer)) : t("Pas encore dit") },
    {
      label: t("Démarrage prévu"),
      value: expectedStart ? monthText(expectedStart) : t("Pas encore dit"),
    },
  ];
}

export function Presentation({ project }: { project: ProjectAnswer }) {
  const [image] = project.images;
  return (
    <Part title={t("Présentation")} step="description" projectId={project.id}>
      {image && <img src={image.url} alt={t("Image du projet")} className={styles.picture} />}
      <Text fw={600} mb="xs">
        {project.name}
      </Text>
      <Text className={styles.text}>{project.description}</Text>
      <SummaryList isShort rows={bearerRows(project)} />
    </Part>
  );
}

export function Settings({ project }: { project: ProjectAnswer }) {
  return (
    <Part title={t("Réglages et image")} step="typology" projectId={project.id}>
      <SummaryList
        isShort
        rows={[
          { label: t("Adresse"), value: project.address.label },
          { label: t("Périmètre"), value: t("{{km}}\u00a0km", { km: project.perimeter }) },
          {
            label: t("Clé de répartition"),
            value: (
              <>
                {t(repartitionKeyLabels[project.repartitionKey])}
                <Text size="sm" c="dimmed">
                  {t(repartitionKeyExplanations[project.repartitionKey])}
                </Text>
              </>
            ),
          },
        ]}
      />
    </Part>
  );
}
