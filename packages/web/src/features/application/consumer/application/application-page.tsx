import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReadConsumptionPoint } from "@mec/api/point";
import {
  type ApplicationProgress,
  countsAsParticipant,
  isInOperation,
  mayAskToLeave,
  soonestDay,
} from "@mec/domain/application";
import { Link } from "react-router";
import { BeforeSigning } from "../../../../parts/application/business-words.tsx";
import { hasSignedPapers } from "../../../../parts/application/signed-papers.ts";
import { standingOf } from "../../../../parts/application/standing.ts";
import { toldOnceSigned } from "../../../../parts/application/told-once-signed.ts";
import { type JoinedProject, useJoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { useStanding } from "../../../../parts/application/use-standing.ts";
import { t } from "../../../../platform/i18n.ts";
import { Folds } from "../../../../ui/layout/folded.tsx";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { applyPath } from "../../apply-path.ts";
import { SameMeter } from "../../point-fields/same-meter.tsx";
import { ToSignedPapers } from "../documents/to-signed-papers.tsx";
import { Retract } from "../retraction/retract.tsx";
import { useRetraction } from "../retraction/use-retraction.ts";
import { usePointOfSpace } from "../space/consumer-space.tsx";
import { againLabel } from "./again-label.ts";
import { AgreedTo } from "./agreed-to.tsx";
import { Ahead } from "./ahead.tsx";
import { AskedNow } from "./asked-now.tsx";
import { DepartedSellers, useSellers } from "./departed-sellers.tsx";
import { Departure } from "./departure-form.tsx";
import { ForBusiness } from "./for-business.tsx";
import { HolderActions } from "./holder-actions.tsx";
import { JustApplied } from "./just-applied.tsx";
import { MissingParts, servesOf } from "./missing-parts.tsx";
import { NothingAsked } from "./nothing-asked.tsx";
import { PlacesTogether } from "./places-together.tsx";
import { PriceDetails } from "./price-details.tsx";
import { AgreedPrice, PriceProposal, useProposedPrice } from "./price-proposal.tsx";
import { PrintNote } from "./print-note.tsx";
import { ProjectLine } from "./project-line.tsx";
import { ProjectsToJoin } from "./projects-to-join.tsx";
import { isPublicBody } from "./public-body.ts";
import { RunningTerms } from "./running-terms.tsx";
import { StandingCard } from "./standing-card.tsx";
import { startOf } from "./start-of.ts";
import { ToAccounting } from "./to-accounting.tsx";
import { ToLetters } from "./to-letters.tsx";
import { Unpriced } from "./unpriced.tsx";
import { useIsSober } from "./use-price-proposal.ts";
import { Waiting } from "./waiting.tsx";
import { FoldedWay, Way } from "./way.tsx";
import { FoldedDocuments, WayAndDocuments } from "./way-and-documents.tsx";
import { WriteToOwner } from "./write-to-owner.tsx";

function Ended({ point, application }: Props) {
  const project = useJoinedProject(application).data;
  return (
    <Stack gap="xl">
      <StandingCard standing={standingOf(application, { reader: point.reader })}>
        <ProjectLine project={project} />
        {point.reader === "holder" && (
          <Group>
            {hasSignedPapers(application) && <ToSignedPapers />}
            {hasSignedPapers(application) && <ToAccounting point={point} />}
            {/* Quiet: who has just left or retracted is not pressed to come back. */}
            {project && (
              <Button component={Link} variant="default" to={applyPath(project.id, point.id)} {...wrapping}>
                {againLabel(project)}
              </Button>
            )}
          </Group>
        )}
      </StandingCard>
      <Way application={application} reader={point.reader} />
      {point.reader === "holder" && <ProjectsToJoin point={point} left={application.projectId} />}
    </Stack>
  );
}

/** What stands below a price that waits for its holder's answer. */
const BelowPrice = ({ point, application, isOwn }: Props & { isOwn: boolean }) => (
  <Folds>
    <FoldedWay {...{ application, isOwn }} reader={point.reader} isPublicBody={isPublicBody(point)} />
    <FoldedDocuments point={point} />
    <MissingParts point={point} asksMeter serves={servesOf(application)} isFolded />
  </Folds>
);

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
}

interface StateProps extends Props {
  project: JoinedProject | null | undefined;
  state: ReturnType<typeof useStanding>;
}

/** What a price is read by elsewhere: who decides on it, and who keeps the accounts. */
const ToHandOver = (of: Props) => (
  <>
    <PrintNote {...of} />
    <ToAccounting point={of.point} />
  </>
);

/** What follows for who has signed and buys from nobody any more: nothing begins by itself. */
const noSellerNext = () =>
  t(
    "Plus personne ne vous vend d’électricité ici\u00a0: le porteur du projet peut vous proposer le contrat d’un autre producteur.",
  );

const isToSign = (documents: StateProps["state"]["documents"]): boolean =>
  documents === "to-sign" || documents === "to-confirm";

/** Until when who asked to leave may retract all instead; undefined where he may not. */
function useRetractUntil(point: Props["point"], { departure }: Props["application"]) {
  const { open } = useRetraction(point);
  return { retractUntil: departure && open?.endsParticipation ? open.until : undefined };
}

interface LeavingProps extends Pick<Props, "point" | "application"> {
  letters: number;
  retractUntil: string | null | undefined;
}

/** What ends it for who asked to leave: a retraction, as long as he may, before his letters. */
const FirstOfLeaving = ({ point, application, letters, retractUntil }: LeavingProps) => (
  <>
    {retractUntil !== undefined && <Retract point={point} />}
    <ToLetters application={application} letters={letters} />
  </>
);

/** The state of the application, what it brings, and what is done about it now. */
function State({ point, application, project, state }: StateProps) {
  const { standing, documents, lacking, isOwnSale, isOwn, starts, letters } = state;
  const { status } = standing;
  const isHolder = point.reader === "holder";
  const vatRegime = project?.vatRegime ?? null;
  const priceText = useProposedPrice({ application, vatRegime });
  const isProposed = status === "PROPOSAL";
  const isSharing = isInOperation(status);
  const isAgreed = countsAsParticipant(status);
  const isSigned = status === "SIGNED" || isSharing || documents === "signed";
  const isKnown = standing.next !== "";
  const { isLate, startsIn } = startOf(project);
  const sellers = useSellers(point.id, isHolder);
  const isPriceAsked = isProposed && standing.isYours && isHolder;
  const signed = { ...application, ...starts, isOwn, letters, ...useRetractUntil(point, application) };
  const told = {
    ...standing,
    ...(isPriceAsked && { next: null, actor: null }),
    ...(isHolder && !isToSign(documents) && toldOnceSigned(signed, project ?? null)),
    ...(sellers.isLost && isSigned && !application.departure && { next: noSellerNext() }),
  };
  return (
    <StandingCard standing={told} isSober={useIsSober(application, isLate)}>
      <FirstOfLeaving {...{ point, application, letters, retractUntil: signed.retractUntil }} />
      {isProposed && <PriceProposal {...{ application, vatRegime, startsIn }} isUnexempted={isLate} />}
      {isProposed && isHolder && <PlacesTogether application={application} />}
      {isProposed && isHolder && (
        <HolderActions {...{ point, application, startsIn }} isUnexempted={isLate}>
          <Group>
            {project && <WriteToOwner project={project} priceText={priceText} />}
            <ToHandOver point={point} application={application} />
          </Group>
        </HolderActions>
      )}
      {isProposed && <PriceDetails application={application} startsIn={startsIn} />}
      {isHolder && <AskedNow {...{ point, status, documents, lacking }} />}
      {isHolder && isKnown && project && status === "SIGNATURE" && (
        <Ahead {...{ application, project, documents, isOwnSale }} isLacking={lacking.length > 0} />
      )}
      {isAgreed && <AgreedPrice {...{ application, project, isSigned, isSharing, sellers }} />}
      {isHolder && isSharing && <RunningTerms {...{ application }} consumerId={point.id} />}
      {isHolder && isKnown && project && (
        <Unpriced {...{ point, application, project }} isLost={sellers.isLost} />
      )}
      {isHolder && isAgreed && !application.departure && <PlacesTogether application={application} />}
      {isHolder && isKnown && <AgreedTo application={application} consumerId={point.id} />}
      {isHolder && isKnown && isPublicBody(point) && status === "SIGNATURE" && !isSigned && <BeforeSigning />}
      <ProjectLine project={project} />
      {isHolder && project && status === "APPLICATION" && <Waiting {...{ point, application, project }} />}
      {isHolder && !isProposed && (
        <Group>
          {project && <WriteToOwner project={project} />}
          {status === "SIGNATURE" && !isSigned && <PrintNote {...{ point, application, isOwnSale }} />}
          {isAgreed && <ToAccounting point={point} />}
        </Group>
      )}
      {isHolder && !isProposed && <HolderActions point={point} application={application} />}
    </StandingCard>
  );
}

/** How the owner had a part in it; who was invited knows it. */
function CameBy({ application, isHolder }: Pick<Props, "application"> & { isHolder: boolean }) {
  const isAdded = application.progress.some(({ status, by }) => status === "APPLICATION" && by === "owner");
  if (!isAdded && isHolder) return null;
  return (
    <Text size="sm" c="dimmed">
      {isAdded
        ? t("Ce lieu a été ajouté par le porteur du projet\u00a0: c’est le sien.")
        : t("Cette candidature vient d’une invitation du porteur du projet.")}
    </Text>
  );
}

function UnderWay({ point, application }: Props) {
  const project = useJoinedProject(application).data;
  const isHolder = point.reader === "holder";
  const state = useStanding(point, application, point.reader);
  const { standing, documents, lacking } = state;
  const isAsked = isHolder && standing.status === "PROPOSAL";
  const isPreparing = standing.status === "SIGNATURE" && documents === "preparing";
  const isSigned = documents === "signed" || documents === "sale-to-come";
  const way = {
    application,
    reader: point.reader,
    documents: isHolder && (standing.isYours || isSigned) ? documents : ("preparing" as const),
    lacking: isHolder && isPreparing ? lacking : [],
    isPublicBody: isHolder && isPublicBody(point),
    isOwn: state.isOwn,
    notBefore: isHolder ? soonestDay(state.starts) : undefined,
  };
  return (
    <Stack gap="xl">
      {isHolder && <SameMeter point={point} isElsewhere />}
      {isHolder && <DepartedSellers pointId={point.id} />}
      <State {...{ point, application, project, state }} />
      {isAsked && <ForBusiness point={point} />}
      {isAsked ? (
        <BelowPrice point={point} application={application} isOwn={state.isOwn} />
      ) : (
        <WayAndDocuments {...{ point, way, isHolder }} status={standing.status} documents={documents} />
      )}
      {isHolder && !isAsked && standing.next !== "" && !application.departure && (
        <MissingParts point={point} asksMeter={!isPreparing} serves={servesOf(application)} />
      )}
      {isHolder && countsAsParticipant(standing.status) && !state.isOwnSale && (
        <ForBusiness point={point} isAccepted isBillingTold={isInOperation(standing.status)} />
      )}
      {isHolder && mayAskToLeave(standing.status) && <Departure application={application} />}
      {application.isFromProjectOwner && <CameBy application={application} isHolder={isHolder} />}
    </Stack>
  );
}

function ApplicationOf({ point }: { point: ReadConsumptionPoint }) {
  const application = point.applicationProgress;
  if (!application || application.progress.length === 0) return <NothingAsked point={point} />;
  if (standingOf(application).status === "REJECTED") return <Ended point={point} application={application} />;
  return <UnderWay point={point} application={application} />;
}

/** The application: dated steps, who must act now, what comes next and when. */
export function ApplicationPage() {
  const point = usePointOfSpace();
  return (
    <Stack gap="xl">
      <JustApplied point={point} />
      <ApplicationOf point={point} />
    </Stack>
  );
}
