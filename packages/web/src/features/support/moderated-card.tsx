import { Anchor, Badge, Card, Group, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { pages } from "@mec/api";
import type { ModeratedProject } from "@mec/api/support";
import { bearerKindLabels, bearerName } from "@mec/domain/project";
import { formatDate } from "@mec/domain/shared";
import { ageText } from "@mec/domain/support";
import { IconExternalLink, IconPhotoOff } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { DecisionHistory } from "./decision-history.tsx";
import { Decisions } from "./decisions.tsx";
import styles from "./moderation.module.css";
import { Reports } from "./reports.tsx";

function Picture({ project }: Pick<ModeratedProject, "project">) {
  const [image] = project.images;
  return (
    <div className={styles.picture}>
      {image ? (
        <img src={image.url} alt={t("Image du projet")} loading="lazy" />
      ) : (
        <span className={styles.noPicture}>
          <IconPhotoOff size={28} aria-hidden />
          {t("Pas de photo\u00a0: le public voit un dessin")}
        </span>
      )}
    </div>
  );
}

/** Who published it, and whether the e-mail was confirmed. */
function Owner({ owner }: Pick<ModeratedProject, "owner">) {
  return (
    <Group gap="xs">
      <Text size="sm">
        {owner.firstName} {owner.lastName}, <Anchor href={`mailto:${owner.email}`}>{owner.email}</Anchor>
      </Text>
      <Badge
        variant="light"
        tt="none"
        fw={550}
        color={owner.emailVerified ? "green" : "sun"}
        c={owner.emailVerified ? "green.8" : "sun.9"}
      >
        {owner.emailVerified ? t("E-mail confirmé") : t("E-mail non confirmé")}
      </Badge>
    </Group>
  );
}

/** The name of the bearer: this name is what support verifies. */
function Bearer({ project: { bearer, bearerImage } }: Pick<ModeratedProject, "project">) {
  if (!bearer) return null;
  return (
    <Text size="sm">
      {bearerImage && (
        <img
          src={bearerImage.url}
          alt={t("Photo ou logo du porteur")}
          className={styles.face}
          loading="lazy"
        />
      )}
      {t("Porté par\u00a0: {{name}} ({{kind}})", {
        name: bearerName(bearer),
        kind: t(bearerKindLabels[bearer.kind]).toLocaleLowerCase("fr"),
      })}
      {bearer.isVerified && t(", porteur vérifié")}
    </Text>
  );
}

/** A project to moderate: what the public reads, who wrote it, the decisions so far. */
export function ModeratedCard({ moderated }: { moderated: ModeratedProject }) {
  const { project, declared, owner, history, reports } = moderated;
  return (
    <Card component="article" className={styles.card}>
      <Picture project={project} />
      <Stack gap="sm" className={styles.body}>
        <Title order={2} size="h4" className={styles.title}>
          <Anchor
            component={Link}
            to={pages.project.to({ projectId: project.id, projectName: project.name })}
            target="_blank"
            inherit
          >
            {project.name}
            <IconExternalLink size={16} className={styles.away} aria-hidden />
            <VisuallyHidden>{t(" (nouvel onglet)")}</VisuallyHidden>
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          {t(
            owner.emailVerified
              ? "{{place}}, publié le {{date}}, {{age}}"
              : "{{place}}, enregistré le {{date}}, {{age}}, pas encore en ligne",
            {
              place: `${project.address.postCode} ${project.address.city}`,
              date: formatDate(project.created),
              age: ageText(project.created, new Date()),
            },
          )}
          {!project.visibility && t(" – non visible, par choix de son porteur")}
        </Text>
        <Text size="sm" className={styles.text}>
          {project.description}
        </Text>
        <Bearer project={project} />
        <Owner owner={owner} />
        <Reports reports={reports} />
        <DecisionHistory history={history} />
        <Decisions {...{ project, declared }} />
      </Stack>
    </Card>
  );
}
