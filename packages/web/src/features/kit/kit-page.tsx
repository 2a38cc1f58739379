import { Anchor, Button, Skeleton, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { type Kit, kitCalls } from "@mec/api/kit";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../ui/feedback/load-error.tsx";
import { NoResult } from "../../ui/illustrations/empty-states.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { DownloadButton } from "./download-button.tsx";
import styles from "./kit.module.css";
import { KitContent } from "./kit-content.tsx";
import { ProjectChoice } from "./project-choice.tsx";
import { useKit } from "./use-kit.ts";
import { useKitChoice } from "./use-kit-choice.ts";

function NoProject({ onChoose }: { onChoose: (projectId: null) => void }) {
  return (
    <EmptyState
      illustration={<NoResult />}
      title={t("Ce projet n’existe pas ou n’est pas en ligne")}
      text={t("Son porteur l’a peut-être retiré. Vous pouvez prendre un kit vierge, à compléter à la main.")}
      action={<Button onClick={() => onChoose(null)}>{t("Prendre le kit vierge")}</Button>}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.tiles}>
      {["a", "b", "c", "d"].map((tile) => (
        <Skeleton key={tile} height={380} radius={12} />
      ))}
    </div>
  );
}

/** The way back: to the owner's space of his own project, else to the project's public page. */
function WayBack({ project: { id, name }, isOwn }: { project: NonNullable<Kit["project"]>; isOwn: boolean }) {
  return (
    <Anchor
      component={Link}
      to={
        isOwn ? pages.ownerHome.to({ projectId: id }) : pages.project.to({ projectId: id, projectName: name })
      }
    >
      {t("Revenir à «\u00a0{{name}}\u00a0»", { name })}
    </Anchor>
  );
}

function WholeKit({ kit }: { kit: Kit }) {
  return (
    <DownloadButton
      label={t("Tout télécharger (ZIP)")}
      ask={(call) =>
        call(kitCalls.getKitArchive, { query: kit.project ? { projectId: kit.project.id } : {} })
      }
    />
  );
}

/** `/communication-kit`: what makes a project known around it, ready to be printed, posted and sent. */
export function CommunicationKitPage() {
  const { projectId, ownProjects, choose } = useKitChoice();
  const { data: kit, error, refetch } = useKit(projectId);
  const own = ownProjects.find(({ id }) => id === kit?.project?.id);
  return (
    <Page
      title={t("Kit de communication")}
      size="wide"
      space={own ? "indigo" : "green"}
      intro={t(
        "Affiche, tracts, lettres et images pour faire connaître un projet autour de vous, avec son code QR et son adresse courte.",
      )}
      actions={kit && <WholeKit kit={kit} />}
    >
      <Stack gap="xl">
        {kit?.project && <WayBack project={kit.project} isOwn={own !== undefined} />}
        {kit !== undefined && (
          <ProjectChoice ownProjects={ownProjects} project={kit?.project} onChoose={choose} />
        )}
        {error && <LoadError error={error} retry={() => void refetch()} />}
        {!error && kit === undefined && <Waiting />}
        {kit === null && <NoProject onChoose={choose} />}
        {kit && <KitContent kit={kit} isOfTownHall={own?.bearer?.kind === "municipality"} />}
      </Stack>
    </Page>
  );
}
