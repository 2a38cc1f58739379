import { ActionIcon, Anchor, Box, Button, Group, Menu, Text, Title } from "@mantine/core";
import { type ConsumerTab, consumerTabs, pages } from "@mec/api";
import { overviewCalls } from "@mec/api/overview";
import type { ProjectAnswer } from "@mec/api/project";
import { ownerTabLabels } from "@mec/domain/application";
import { IconDots, IconHomePlus, IconMailPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link, Navigate, useLocation, useParams } from "react-router";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { ActionMenu } from "../../../ui/dialog/action-menu.tsx";
import { useReadOnly } from "../../../ui/read-only/index.ts";
import { TabLinks } from "../../../ui/tabs/tab-links.tsx";
import { InviteDrawer } from "./invite/invite-drawer.tsx";
import { Consumers } from "./list/consumers.tsx";
import { Departed } from "./list/departed.tsx";
import { ExportItems, ExportMenu } from "./list/export-menu.tsx";
import { useApplicantCounts, useApplicantSearch } from "./list/use-applicants.ts";
import styles from "./my-consumers.module.css";
import { OwnPointDialog } from "./own-point/own-point-dialog.tsx";
import { tabToDo } from "./tab-to-do.ts";

const isTab = (tab: string | undefined): tab is ConsumerTab => consumerTabs.some((known) => known === tab);

function Tabs({ projectId, tab }: { projectId: string; tab: ConsumerTab }) {
  const { data: counts } = useApplicantCounts(projectId);
  const { data: overview } = useAnswer(overviewCalls.getOverview, { params: { id: projectId } });
  const isReadOnly = useReadOnly();
  const toDo = tabToDo(isReadOnly ? [] : (overview?.toDo ?? []));
  return (
    <TabLinks
      look="pill"
      label={t("Participants par étape")}
      current={tab}
      tabs={consumerTabs.map((key) => ({
        key,
        label: t(ownerTabLabels[key]),
        to: pages.ownerConsumers.to({ projectId, tab: key }),
        count: counts?.[key],
        toDo: toDo[key],
      }))}
    />
  );
}

/** Reminds that the perimeter's rule is about all participants together, though candidates are accepted one by one. */
function PerimeterReminder({ project, tab }: { project: ProjectAnswer; tab: ConsumerTab }) {
  const { data: counts } = useApplicantCounts(project.id);
  const isAboutCandidates = tab === "pending" || tab === "price-proposal";
  if (!isAboutCandidates || !counts?.[tab]) return null;
  return (
    <Text size="sm" c="dimmed" mb="md">
      {t("Avant d’accepter, vérifiez que personne ne sort du périmètre de {{km}}\u00a0km\u00a0:", {
        km: project.perimeter,
      })}{" "}
      <Anchor component={Link} to={pages.ownerPerimeter.to({ projectId: project.id })} size="sm">
        {t("voir mon périmètre")}
      </Anchor>
    </Text>
  );
}

/** What a link that leads to it opens at once. */
const openedBy = (hash: string): "invite" | "own-point" | null =>
  hash === "#invite" ? "invite" : hash === "#own-point" ? "own-point" : null;

function Participants({ project, tab }: { project: ProjectAnswer; tab: ConsumerTab }) {
  const { hash } = useLocation();
  const isReadOnly = useReadOnly();
  const [opened, setOpened] = useState(isReadOnly ? null : openedBy(hash));
  const [search, setSearch] = useApplicantSearch(tab);
  const list = { projectId: project.id, tab, search };
  const invite = (
    <Button
      size="sm"
      leftSection={<IconMailPlus size={18} aria-hidden />}
      onClick={() => setOpened("invite")}
    >
      {t("Inviter des voisins")}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <Title order={2} size="h3">
          {isReadOnly ? t("Participants") : t("Mes participants")}
        </Title>
        <Group gap="xs" visibleFrom="sm">
          {invite}
          <ExportMenu {...list} />
          <Button
            variant="default"
            size="sm"
            leftSection={<IconHomePlus size={18} aria-hidden />}
            onClick={() => setOpened("own-point")}
          >
            {t("Ajouter mon propre point")}
          </Button>
        </Group>
        <Box hiddenFrom="sm">
          <ActionMenu
            target={
              <ActionIcon variant="default" size="lg" aria-label={t("Inviter, ajouter ou exporter")}>
                <IconDots size={20} aria-hidden />
              </ActionIcon>
            }
          >
            <Menu.Item onClick={() => setOpened("invite")}>{t("Inviter des voisins")}</Menu.Item>
            <Menu.Item onClick={() => setOpened("own-point")}>{t("Ajouter mon propre point")}</Menu.Item>
            <Menu.Label>{t("Exporter la liste")}</Menu.Label>
            <ExportItems {...list} />
          </ActionMenu>
        </Box>
      </div>
      <Tabs projectId={project.id} tab={tab} />
      <PerimeterReminder project={project} tab={tab} />
      <Consumers key={tab} {...list} onSearch={setSearch} invite={invite} />
      {tab === "exploitation" && <Departed projectId={project.id} />}
      {opened === "invite" && <InviteDrawer projectId={project.id} onClose={() => setOpened(null)} />}
      {opened === "own-point" && <OwnPointDialog projectId={project.id} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The owner's consumers, by state. */
export function MyConsumersPage() {
  const { tab } = useParams();
  const project = useProjectOfSpace();
  if (!isTab(tab)) return <Navigate to={pages.ownerConsumers.to({ projectId: project.id })} replace />;
  return <Participants project={project} tab={tab} />;
}
