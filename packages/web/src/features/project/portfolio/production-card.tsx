import { Button, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { addressBeside } from "@mec/domain/address";
import { type ApplicationProgress, currentStatus, isLive } from "@mec/domain/application";
import {
  connectionLabel,
  isPlanned,
  type ProductionPoint,
  productionTypeLabels,
  wasLaid,
} from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { useState } from "react";
import { Link } from "react-router";
import { ResendConfirmation } from "../../../parts/account/resend-confirmation.tsx";
import { ApplicationTimeline } from "../../../parts/application/application-timeline.tsx";
import { FormerMeter } from "../../../parts/document/former-meter.tsx";
import type { DocumentsStanding } from "../../../parts/document/holder-states.ts";
import { MembershipDue } from "../../../parts/document/membership-due.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { useOwnProfile } from "../../../platform/own-profile.ts";
import { ResendMail } from "../../../ui/feedback/resend-mail.tsx";
import { Folded, Folds } from "../../../ui/layout/folded.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { ProducerDocumentsPanel } from "../producer-documents/producer-documents-panel.tsx";
import { ProducerSignNow } from "../producer-documents/producer-sign-now.tsx";
import { useSignedCopies } from "../producer-documents/use-signed-copies.ts";
import { ProjectLine } from "./card-parts.tsx";
import { contractEndAction, heldBy } from "./contract-runs.ts";
import type { ProducerStep } from "./next-step.ts";
import { PortfolioCard, StatusBadge } from "./portfolio-card.tsx";
import { OtherActions } from "./producer-actions.tsx";
import { noDocuments, type ProducerDocuments } from "./producer-documents.ts";
import { stillBoundText } from "./producer-leaving.ts";
import { ProducerOffer } from "./producer-offer.tsx";
import { producerNextStep, tellsConnection } from "./producer-step.ts";
import { useProducerDocuments } from "./use-producer-documents.ts";

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

/** The steps' own words for a producer, whose contracts come once his documents are signed. */
function stepsStanding({ standing, toSign, signer, awaited }: ProducerDocuments): DocumentsStanding {
  // It is not his turn.
  if (signer !== null) return "preparing";
  if (standing !== "signed") return standing;
  if (toSign > 0) return "to-sign";
  return awaited.length > 0 ? "signed" : "sale-to-come";
}

/** How many contracts are not signed by both; null where that is not known, and where nobody is to buy. */
const salesLeftOf = ({ unsignedSales, salesToSign, isSelling }: ProducerDocuments): number | null =>
  unsignedSales === null || !isSelling ? null : unsignedSales + salesToSign;

interface WayProps {
  point: ProductionPoint;
  application: ApplicationProgress;
  documents: ProducerDocuments | null;
}

/** What an installation's application brings, and in one tap its steps: as a consumer sees them on his own page. */
function ProducerWay({ point, application, documents }: WayProps) {
  const known = documents ?? noDocuments;
  const planned = isPlanned(point.operational) ? point.productionType : null;
  const laid = wasLaid(point) ? point.productionType : null;
  const today = dayInParis(new Date());
  const isHeld = heldBy(point, today) !== null;
  return (
    <>
      <ProjectLine application={application} writes />
      <FormerMeter former={documents?.formerMeter} />
      {!isHeld && <MembershipDue payment={documents?.payment} application={application} />}
      <AddressToConfirm />
      <div>
        <ProducerOffer point={point} application={application} salesToSign={known.salesToSign} />
        <Folds>
          <Folded title={t("Les étapes")}>
            <ApplicationTimeline
              application={application}
              reader="holder"
              planned={planned}
              laid={laid}
              mayHaveBuyer={!planned && !laid}
              purchaseContract={point.purchaseContract ?? null}
              contractEndsOn={point.contractEndsOn ?? null}
              contractEnd={contractEndAction(point, today)}
              isHeld={isHeld}
              salesLeft={salesLeftOf(known)}
              isSaleOut={known.sales === "selling" || known.sales === "sold"}
              documents={stepsStanding(known)}
              lacking={known.standing === "preparing" ? known.lacking : []}
            />
          </Folded>
        </Folds>
      </div>
    </>
  );
}

/** What a plant that has left still sells by. */
function StillBound({ point }: { point: ProductionPoint }) {
  const input = { params: { id: point.id } };
  // A server of the former release does not count them.
  const { data: bound } = useAnswer(documentCalls.getStillBound, input, { or: nullWhenMissing });
  const text = bound && stillBoundText(bound);
  return text ? (
    <Text size="sm">
      <Unbroken text={text} />
    </Text>
  ) : null;
}

/** Of an application that is under way what it brings; of one that has ended what it left. */
function ApplicationOf({ point, application, documents }: WayProps) {
  return isLive(currentStatus(application.progress)) ? (
    <ProducerWay {...{ point, application, documents }} />
  ) : (
    <StillBound point={point} />
  );
}

/** Whether something of a plant's documents can be read: a departure that is settled leaves no application, but what was signed. */
function useHasDocuments({ id, projectId, applicationProgress }: ProductionPoint): boolean {
  const isApart = projectId === undefined && applicationProgress === null;
  const { data: copies } = useSignedCopies(id, isApart);
  return !isApart || Boolean(copies && copies.length > 0);
}

interface StepProps {
  next: ProducerStep;
  point: ProductionPoint;
  onDocuments: () => void;
}

/** What the step asks for: a page of its own, that of signing, or his documents on the spot. */
function StepButton({ next, point: { id, name }, onDocuments }: StepProps) {
  const look = {
    variant: next.isYours ? "filled" : "light",
    size: "sm",
    "aria-label": `${next.action} (${name})`,
  } as const;
  if (next.to === "ask") {
    return (
      <ResendMail
        resend={(call) => call(signatureCalls.askProducerAddress, { params: { id } })}
        words={{ action: next.action, label: look["aria-label"] }}
      />
    );
  }
  if (next.to === "sign") return <ProducerSignNow pointId={id} label={next.action} {...look} />;
  return next.to === "documents" ? (
    <Button {...look} onClick={onDocuments}>
      {next.action}
    </Button>
  ) : (
    <Button {...look} component={Link} to={next.to}>
      {next.action}
    </Button>
  );
}

/** Where its holder says when its purchase contract ends, unless the card's own button leads there. */
function ContractEndButton({ point, shown }: { point: ProductionPoint; shown: string }) {
  const ending = contractEndAction(point, dayInParis(new Date()));
  if (!ending || ending.to === shown) return null;
  const label = `${ending.action} (${point.name})`;
  return (
    <Button variant="default" size="sm" component={Link} to={ending.to} aria-label={label}>
      {ending.action}
    </Button>
  );
}

interface Props {
  point: ProductionPoint;
  ownProjects: ReadonlySet<string>;
}

/**
 * A production point. A producer in another person's project signs documents: there he names the signatory, and finds
 * the documents again once he has left.
 */
export function ProductionPointCard({ point, ownProjects }: Props) {
  const { operational, productionType, projectId, applicationProgress: application, name } = point;
  const isMine = projectId !== undefined && ownProjects.has(projectId);
  const documents = useProducerDocuments(point, isMine);
  const next = producerNextStep(point, ownProjects, documents);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const hasDocuments = useHasDocuments(point);
  const step = <StepButton next={next} point={point} onDocuments={open} />;
  return (
    <PortfolioCard
      title={name}
      place={addressBeside(name, point.address)}
      badge={
        <>
          {tellsConnection(point) && (
            <StatusBadge isGood={operational.isOperational}>{t(connectionLabel(operational))}</StatusBadge>
          )}
          <StatusBadge>{t(productionTypeLabels[productionType])}</StatusBadge>
          {next.isYours && <StatusBadge isYours>{t("À vous d’agir")}</StatusBadge>}
        </>
      }
      headline={next.title}
      text={next.text}
      now={next.isYours && step}
      more={
        application
          ? !isMine && <ApplicationOf {...{ point, application, documents }} />
          : hasDocuments && !isMine && <StillBound point={point} />
      }
      actions={
        <>
          {!next.isYours && step}
          {!isMine && <ContractEndButton point={point} shown={next.to} />}
          {hasDocuments && (
            <Button
              variant="default"
              size="sm"
              aria-label={t("Mes documents ({{name}})", { name })}
              onClick={open}
            >
              {t("Mes documents")}
            </Button>
          )}
          <OtherActions point={point} shown={next.to} />
          {isOpen && (
            <ProducerDocumentsPanel
              point={point}
              asksSignatory={next.isYours}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      }
    />
  );
}
