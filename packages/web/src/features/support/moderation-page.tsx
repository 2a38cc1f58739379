import { Skeleton, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { pages } from "@mec/api";
import { plural } from "@mec/domain/shared";
import {
  type ModerationStatus,
  moderationStatuses,
  moderationStatusLabels,
  moderationStatusSchema,
} from "@mec/domain/support";
import { useEffect, useRef, useState } from "react";
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

/** Once a card was decided and left the list, what is said of the list has the focus: its buttons are gone with it. */
function useFocusWhenFewer(count: number | undefined) {
  const place = useRef<HTMLParagraphElement>(null);
  const [former, setFormer] = useState(count);
  const isFewer = former !== undefined && count !== undefined && count < former;
  useEffect(() => {
    if (isFewer) place.current?.focus();
    setFormer(count);
  }, [count, isFewer]);
  return place;
}

function Queue({ status }: { status: ModerationStatus }) {
  const { data: projects, error, refetch } = useModeratedProjects(status);
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const said = useFocusWhenFewer(projects?.length);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!projects) return <Skeleton height={260} radius={12} />;
  if (projects.length === 0) {
    const { title, text } = emptyTexts[status];
    return <EmptyState illustration={<NoResult />} title={t(title)} text={t(text)} />;
  }
  const first = isPhone ? cardsAtFirst.phone : cardsAtFirst.wide;
  const others = projects.slice(first);
  return (
    <Stack gap="md">
      <Text ref={said} tabIndex={-1} size="sm" c="dimmed" role="status">
        {plural(projects.length, t("projet"), t("projets"))}
        {status === "pending" && t(", le plus ancien d’abord")}
      </Text>
      {projects.slice(0, first).map((moderated) => (
        <ModeratedCard key={moderated.project.id} moderated={moderated} />
      ))}
      {others.length > 0 && (
        <SeeMore
          label={t("Voir plus ({{others}})", { others: plural(others.length, t("autre"), t("autres")) })}
          isEverywhere
        >
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

/** How many projects are shown before the others are asked for. */
const cardsAtFirst = { phone: 3, wide: 10 };

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
