import { Anchor, Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { documentCalls } from "@mec/api/document";
import { addressBeside } from "@mec/domain/address";
import {
  type ApplicationProgress,
  countsAsParticipant,
  currentStatus,
  isLive,
  statusText,
} from "@mec/domain/application";
import {
  type ConsumptionPoint,
  connectionLabel,
  isPlanned,
  type ProductionPoint,
  productionTypeLabels,
} from "@mec/domain/point";
import { useState } from "react";
import { Link } from "react-router";
import { ResendConfirmation } from "../../../parts/account/resend-confirmation.tsx";
import { ApplicationTimeline } from "../../../parts/application/application-timeline.tsx";
import { useJoinedProject } from "../../../parts/application/use-joined-project.ts";
import { useStanding } from "../../../parts/application/use-standing.ts";
import { type DocumentsStanding, documentsStanding } from "../../../parts/document/holder-states.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { useOwnProfile } from "../../../platform/own-profile.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { ProducerDocumentsPanel } from "../producer-documents/producer-documents-panel.tsx";
import {
  consumerNextStep,
  type NextStep,
  producerNextStep,
  statusOf,
  withoutApplication,
} from "./next-step.ts";
import { PointSum } from "./point-sum.tsx";
import { PortfolioCard, StatusBadge } from "./portfolio-card.tsx";
import { OtherActions } from "./producer-actions.tsx";
import { ProducerOffer } from "./producer-offer.tsx";

function NextButton({ next, name }: { next: NextStep; name: string }) {
  return (
    <Button component={Link} to={next.to} variant="light" size="sm" aria-label={`${next.action} (${name})`}>
      {next.action}
    </Button>
  );
}

interface ProjectLineProps {
  application: ApplicationProgress;
  /** Adds a link to write to the owner: for producers, whose application has no page of its own. */
  writes?: boolean;
}

/** The project that the point applied to or is in. */
function ProjectLine({ application, writes = false }: ProjectLineProps) {
  const { data: project } = useJoinedProject(application);
  if (!project) return null;
  const path = pages.project.to({ projectId: project.id, projectName: project.name });
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {t("Projet\u00a0:")}{" "}
      <Anchor component={Link} fw={600} to={path}>
        {project.name}
      </Anchor>
      {writes && (
        <>
          {" · "}
          <Anchor component={Link} to={`${path}#project-contact`}>
            {t("Écrire au porteur")}
          </Anchor>
        </>
      )}
    </Text>
  );
}

/** An application may wait without its meter's number: it is asked for, without haste. */
function NoMeter({ point }: { point: ConsumptionPoint }) {
  return (
    <Text size="sm" c="dimmed">
      {t("Il manque votre numéro de PDL.")}{" "}
      <Anchor component={Link} to={pages.consumerProfile.to({ consumerId: point.id })}>
        {t("Le renseigner")}
      </Anchor>
    </Text>
  );
}

/** The sum of a place whose application waits; with a price, its own page tells what that brings. */
function WaitingSum({ point, application }: { point: ConsumptionPoint; application: ApplicationProgress }) {
  const { data: project } = useJoinedProject(application);
  return project ? <PointSum point={point} project={project} /> : null;
}

function AppliedCard({ point, application }: { point: ConsumptionPoint; application: ApplicationProgress }) {
  const whereabouts = useStanding(point, application);
  const { status, title, isYours, actor } = whereabouts.standing;
  const next = consumerNextStep(point, whereabouts);
  return (
    <PortfolioCard
      title={point.name}
      to={pages.consumerApplication.to({ consumerId: point.id })}
      place={addressBeside(point.name, point.address)}
      badge={
        <>
          <StatusBadge isGood={countsAsParticipant(status)}>{title}</StatusBadge>
          {isYours && <StatusBadge isYours>{actor}</StatusBadge>}
        </>
      }
      text={next.text}
      more={
        <>
          <ProjectLine application={application} />
          {status === "APPLICATION" && <WaitingSum point={point} application={application} />}
          {status === "APPLICATION" && point.prm === "" && <NoMeter point={point} />}
        </>
      }
      actions={<NextButton next={next} name={point.name} />}
    />
  );
}

export function ConsumptionPointCard({ point }: { point: ConsumptionPoint }) {
  const { applicationProgress: application, name, address } = point;
  if (application) return <AppliedCard point={point} application={application} />;
  const next = withoutApplication();
  return (
    <PortfolioCard
      title={name}
      place={addressBeside(name, address)}
      badge={<StatusBadge>{t(statusText("NONE"))}</StatusBadge>}
      text={next.text}
      actions={<NextButton next={next} name={name} />}
    />
  );
}

/**
 * A producer in another person's project signs documents: there he names the signatory, and finds the
 * documents again once he has left.
 */
function DocumentsButton({ point, isToSign }: { point: ProductionPoint; isToSign: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!point.projectId && point.applicationProgress === null) return null;
  return (
    <>
      <Button
        variant={isToSign ? "filled" : "default"}
        size="sm"
        aria-label={t("Mes documents ({{name}})", { name: point.name })}
        onClick={() => setOpen(true)}
      >
        {t("Mes documents")}
      </Button>
      {isOpen && <ProducerDocumentsPanel point={point} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The owner answers a producer whose address is not confirmed, but nothing can be signed before it is. */
function AddressToConfirm() {
  const { data: profile } = useOwnProfile();
  if (!profile || profile.emailVerified) return null;
  return (
    <div>
      <Text size="sm" mb={4}>
        <Unbroken text={t("Votre adresse e-mail n’est pas confirmée\u00a0: rien ne se signe avant.")} />
      </Text>
      <ResendConfirmation />
    </div>
  );
}

/** The progress so far of an installation's application: as a consumer sees it on his own page. */
function ProducerWay({ point, application }: { point: ProductionPoint; application: ApplicationProgress }) {
  const planned = isPlanned(point.operational) ? point.productionType : null;
  if (!isLive(currentStatus(application.progress))) return null;
  return (
    <>
      <ProjectLine application={application} writes />
      <AddressToConfirm />
      <ProducerOffer point={point} application={application} />
      <ApplicationTimeline application={application} reader="holder" planned={planned} />
    </>
  );
}

/** The state of an accepted producer's documents. Those of the person's own project are followed in its space. */
function useProducerDocuments(point: ProductionPoint, isMine: boolean): DocumentsStanding {
  const enabled = statusOf(point) === "SIGNATURE" && !isMine;
  const input = { params: { id: point.id } };
  return documentsStanding(useAnswer(documentCalls.getProducerDocuments, input, { enabled }).data);
}

interface ProductionProps {
  point: ProductionPoint;
  ownProjects: ReadonlySet<string>;
}

export function ProductionPointCard({ point, ownProjects }: ProductionProps) {
  const { operational, productionType, projectId, applicationProgress: application } = point;
  const isMine = projectId !== undefined && ownProjects.has(projectId);
  const documents = useProducerDocuments(point, isMine);
  const next = producerNextStep(point, ownProjects, documents);
  return (
    <PortfolioCard
      title={point.name}
      place={addressBeside(point.name, point.address)}
      badge={
        <>
          <StatusBadge isGood={operational.isOperational}>{t(connectionLabel(operational))}</StatusBadge>
          <StatusBadge>{t(productionTypeLabels[productionType])}</StatusBadge>
          {documents === "to-sign" && <StatusBadge isYours>{t("À vous d’agir")}</StatusBadge>}
        </>
      }
      text={next.text}
      more={application && !isMine && <ProducerWay point={point} application={application} />}
      actions={
        <>
          <NextButton next={next} name={point.name} />
          <DocumentsButton point={point} isToSign={documents === "to-sign"} />
          <OtherActions point={point} />
        </>
      }
    />
  );
}
