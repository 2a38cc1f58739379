import { Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { kitCalls } from "@mec/api/kit";
import { type PublicProject, publicProjectCalls } from "@mec/api/project";
import { currentStatus, isLive } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { hasRoom } from "@mec/domain/project";
import { IconSpeakerphone } from "@tabler/icons-react";
import { Link } from "react-router";
import { exploreNear } from "../../../../parts/project/explore-near.ts";
import { useSharedAddress } from "../../../../parts/project/shared-address.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../../platform/null-when.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { NoResult, ShareStep } from "../../../../ui/illustrations/index.ts";
import { QrCode } from "../../../../ui/illustrations/qr-code.tsx";
import { usePointOfSpace } from "../space/consumer-space.tsx";
import { ShareLink } from "./share-link.tsx";
import { shareWords } from "./share-words.ts";

function NothingToShare({ point }: { point: ConsumptionPoint }) {
  return (
    <EmptyState
      illustration={<ShareStep />}
      title={t("Rejoignez d’abord un projet")}
      text={t(
        "Plus il y a de voisins autour d’un projet, mieux l’électricité locale est partagée. Vous trouverez ici de quoi en parler autour de vous.",
      )}
      action={
        <Button component={Link} to={exploreNear(point.address)}>
          {t("Trouver un projet")}
        </Button>
      }
    />
  );
}

/** The project's short address, which a phone shows whole; its page's as long as that one is not read. */
function useShortAddress(project: Shared): string {
  const kit = useAnswer(kitCalls.getKit, { query: { projectId: project.id } }, { or: nullWhenMissing });
  const long = useSharedAddress(project);
  return kit.data?.address ?? long;
}

interface Shared {
  readonly id: string;
  readonly name: string;
}

function Handouts({ project }: { project: Shared & Pick<PublicProject, "gauge"> }) {
  const { id, name } = project;
  const url = useShortAddress(project);
  return (
    <Stack gap="xl">
      <Text>
        {t("Parlez du projet")} <strong style={{ overflowWrap: "anywhere" }}>{name}</strong>{" "}
        {shareWords(hasRoom(project.gauge))}
      </Text>
      <ShareLink url={url} projectName={name} />
      <Card component="section" aria-labelledby="print">
        <Title order={2} size="h4" id="print">
          {t("À imprimer et à publier")}
        </Title>
        <Group align="flex-start" gap="xl" mt="md">
          <div style={{ width: 180 }}>
            <QrCode url={url} label={t("Code QR qui mène à la page du projet {{name}}", { name })} />
          </div>
          <Stack flex={1} miw={220} align="flex-start">
            <Text>
              {t("Une affiche, des tracts, des lettres et des images avec un code comme celui-ci.")}
            </Text>
            <Button
              component={Link}
              variant="outline"
              to={pages.communicationKit.to({}, { query: { projectId: id } })}
              leftSection={<IconSpeakerphone size={18} aria-hidden />}
            >
              {t("Ouvrir le kit de communication")}
            </Button>
          </Stack>
        </Group>
      </Card>
    </Stack>
  );
}

function ShareProject({ projectId }: { projectId: string }) {
  const project = useAnswer(
    publicProjectCalls.getPublicProject,
    { params: { id: projectId }, query: { imageType: "none" } },
    { or: nullWhenMissing },
  );
  if (project.error) return <LoadError error={project.error} retry={() => project.refetch()} />;
  if (project.data === undefined) return <Skeleton height={240} radius={12} />;
  if (project.data !== null) return <Handouts project={project.data} />;
  return (
    <EmptyState
      illustration={<NoResult />}
      title={t("Ce projet n’a pas de page publique")}
      text={t("Son porteur l’a rendu privé\u00a0: lui seul invite de nouveaux participants.")}
    />
  );
}

/** What a participant can share: the project's link, its QR code, its communication kit. */
export function SharePage() {
  const point = usePointOfSpace();
  const application = point.applicationProgress;
  if (point.reader !== "holder") {
    return <Text>{t("Cette page sert à partager le projet\u00a0: elle est réservée à la personne.")}</Text>;
  }
  return application && isLive(currentStatus(application.progress)) ? (
    <ShareProject projectId={application.projectId} />
  ) : (
    <NothingToShare point={point} />
  );
}
