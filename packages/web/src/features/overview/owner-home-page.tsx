import { Skeleton, Stack, Title } from "@mantine/core";
import { overviewCalls, type ProjectOverview } from "@mec/api/overview";
import { useEffect } from "react";
import { useProjectOfSpace } from "../../parts/project/project-of-space.ts";
import { useAct } from "../../platform/act.ts";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { useReadOnly } from "../../ui/read-only/index.ts";
import { DoneLately } from "./done-lately.tsx";
import { Figures } from "./figures.tsx";
import { News } from "./news.tsx";
import styles from "./overview.module.css";
import { sharingText } from "./sharing-text.ts";
import { StageBar } from "./stage-bar.tsx";
import { ToDoList } from "./to-do-list.tsx";

/** Once the news is shown, records the visit: only later events are news the next time. */
function useVisit(projectId: string, isSeen: boolean) {
  const { mutate } = useAct((call, id: string) => call(overviewCalls.visitProject, { params: { id } }));
  const isOwn = !useReadOnly();
  useEffect(() => {
    if (isOwn && isSeen) mutate(projectId);
  }, [projectId, isOwn, isSeen, mutate]);
}

function Waiting() {
  return (
    <Stack gap="xl" aria-hidden>
      <Skeleton height={64} radius={12} />
      <div className={styles.columns}>
        <Skeleton height={280} radius={12} />
        <Skeleton height={280} radius={12} />
      </div>
    </Stack>
  );
}

function Home({ projectId, overview }: { projectId: string; overview: ProjectOverview }) {
  const { steps, today, toDo, awaited, figures, sharing, doneLately, ...news } = overview;
  return (
    <>
      <StageBar projectId={projectId} steps={steps} />
      {sharing && <p className={styles.sharing}>{sharingText(sharing)}</p>}
      <div className={styles.columns}>
        <section aria-labelledby="today" className={styles.today}>
          <Title order={2} size="h3" id="today">
            {t("À faire")}
          </Title>
          <ToDoList projectId={projectId} today={today} more={toDo.slice(today.length)} awaited={awaited} />
          <DoneLately projectId={projectId} done={doneLately} />
        </section>
        <Figures figures={figures} />
        <section aria-labelledby="news" className={styles.since}>
          <Title order={2} size="h3" id="news">
            {news.since === null ? t("Les derniers événements") : t("Depuis votre dernière visite")}
          </Title>
          <News projectId={projectId} {...news} />
        </section>
      </div>
    </>
  );
}

/** `/project-owner/{id}`: the state of the project, what to do today, what happened. */
export function OwnerHomePage() {
  const { id } = useProjectOfSpace();
  const { data, error, refetch } = useAnswer(overviewCalls.getOverview, { params: { id } });
  useVisit(id, data !== undefined);
  return (
    <Loaded of={{ data, error, retry: refetch }} skeleton={<Waiting />}>
      {(overview) => <Home projectId={id} overview={overview} />}
    </Loaded>
  );
}
