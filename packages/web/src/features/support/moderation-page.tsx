import { Skeleton, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { plural } from "@mec/domain/shared";
import {
  type ModerationStatus,
  moderationStatuses,
  moderationStatusLabels,
  moderationStatusSchema,
} from "@mec/domain/support";
import { useSearchParams } from "react-router";
import { SupportTabs } from "../../parts/support/support-tabs.tsx";
import { t } from "../../platform/i18n.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../ui/feedback/load-error.tsx";
import { NoResult } from "../../ui/illustrations/index.ts";
import { Page } from "../../ui/layout/page.tsx";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { TabLinks } from "../../ui/tabs/tab-links.tsx";
import { ModeratedCard } from "./moderated-card.tsx";
import { numberOf } from "./moderation-numbers.ts";
import { useModeratedProjects } from "./use-moderation.ts";

const emptyTexts: Record<ModerationStatus, { title: string; text: string }> = {
  pending: { title: "Tout est examiné", text: "Les nouveaux projets apparaîtront ici dès leur publication." },
  approved: { title: "Aucun projet approuvé", text: "Les projets que vous approuvez apparaîtront ici." },
  hidden: {
    title: "Aucun projet masqué",
    text: "Les projets que vous masquez apparaîtront ici, avec la raison donnée.",
  },
};

function Queue({ status }: { status: ModerationStatus }) {
  const { data: projects, error, refetch } = useModeratedProjects(status);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!projects) return <Skeleton height={260} radius={12} />;
  if (projects.length === 0) {
    const { title, text } = emptyTexts[status];
    return <EmptyState illustration={<NoResult />} title={t(title)} text={t(text)} />;
  }
  const others = projects.slice(cardsAtFirst);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {plural(projects.length, t("projet"), t("projets"))}
        {status === "pending" && t(", le plus ancien d’abord")}
      </Text>
      {projects.slice(0, cardsAtFirst).map((moderated) => (
        <ModeratedCard key={moderated.project.id} moderated={moderated} />
      ))}
      {others.length > 0 && (
        <SeeMore label={t("Voir plus ({{count}} autres)", { count: others.length })}>
          <Stack gap="md">
            {others.map((moderated) => (
              <ModeratedCard key={moderated.project.id} moderated={moderated} />
            ))}
          </Stack>
        </SeeMore>
      )}
    </Stack>
  );
}

/** On a phone, how many projects are shown before the others are asked for. */
const cardsAtFirst = 3;

/** Where the support team moderates published projects: approve, or hide with a reason. */
export function ModerationPage() {
  const [search] = useSearchParams();
  const status = moderationStatusSchema.catch("pending").parse(search.get("status"));
  const { data: pending } = useModeratedProjects("pending");
  const { data: shown } = useModeratedProjects(status);
  return (
    <Page
      title={t("Modération des projets")}
      intro={t(
        "Un projet est public dès que l’adresse e-mail de son porteur est confirmée. Approuvez-le, ou masquez-le en disant pourquoi.",
      )}
      size="wide"
    >
      <SupportTabs current="moderation" />
      <TabLinks
        look="pill"
        label={t("Projets par décision")}
        current={status}
        tabs={moderationStatuses.map((key) => ({
          key,
          label: t(moderationStatusLabels[key]),
          to: pages.supportModeration.to({}, { query: { status: key } }),
          ...numberOf(key, { pending, shown: key === status ? shown : undefined }),
        }))}
      />
      <Queue key={status} status={status} />
    </Page>
  );
}
