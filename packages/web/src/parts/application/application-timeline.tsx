import {
  type ApplicationProgress,
  type ApplicationReader,
  currentStatus,
  type Departure,
  inOwnProject,
  isBeforeNotice,
  mayAskToLeave,
  type TimelineStep as Step,
  saleEndsBy,
  timeline,
  withBuyer,
  withContractKept,
  withContractOver,
  withLaid,
  withLaying,
  withLeaving,
  withSales,
} from "@mec/domain/application";
import { isContractOver, type ProductionType, type PurchaseContract } from "@mec/domain/point";
import { monthText } from "@mec/domain/project";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { Timeline, TimelineStep } from "../../ui/timeline/timeline.tsx";
import type { DocumentsStanding } from "../document/holder-states.ts";
import { type ContractEnd, ContractLinks } from "./contract-links.tsx";
import { afterContractTold, buyerTold } from "./contract-told.ts";
import { type Lacking, lackingText } from "./standing.ts";
import { useJoinedProject } from "./use-joined-project.ts";

function detailOf({ state, date, delay }: Step): string {
  if (date && state === "current") return t("À partir du {{date}}", { date: formatDate(date) });
  if (date) return t("Le {{date}}", { date: formatDate(date) });
  if (state === "current") return t("En cours. Délai habituel\u00a0: {{delay}}", { delay: t(delay) });
  return t("Délai habituel\u00a0: {{delay}}", { delay: t(delay) });
}

/** The start that the project announces takes the place of the usual delay: the last step cannot come before it. */
function startTold(step: Step, start: string | null): string | null {
  if (!start || step.key !== "exploitation" || step.date) return null;
  return t("Démarrage prévu\u00a0: {{month}}", { month: monthText(start) });
}

/** The day before which nothing is supplied, where the project does not announce a later month. */
function suppliedTold(step: Step, day: string | undefined, start: string | null): string | null {
  if (day === undefined || step.key !== "exploitation") return null;
  if (step.date) return t("Électricité locale à partir du {{day}}", { day: formatDate(day) });
  if (start !== null && start > day.slice(0, 7)) return null;
  return t("Au plus tôt le {{day}}", { day: formatDate(day) });
}

/** The current step of an application on the waiting list: no delay is usual, and nothing is being studied yet. */
function waitingTold(step: Step, reader: ApplicationReader): Step & { detail: string } {
  const title =
    reader === "holder"
      ? t("Le porteur vous répond s’il peut vous faire une place")
      : t("Le porteur répond s’il peut faire une place");
  return { ...step, title, detail: t("En attente d’une place, sans délai connu") };
}

/** When who asked to leave does: on the settled day, or the one that he wished, or by the end of his contract's notice. */
function leavingTold(departure: Departure): string {
  if (departure.settledFor !== undefined)
    return t("Réglé pour le {{day}}", { day: formatDate(departure.settledFor) });
  return isBeforeNotice(departure)
    ? t("Souhaité le {{day}}, au plus tard le {{last}}", {
        day: formatDate(departure.leavingOn),
        last: formatDate(saleEndsBy(departure)),
      })
    : t("Demandé pour le {{day}}", { day: formatDate(departure.leavingOn) });
}

/** A price is answered by who votes on it, at its own pace. */
const councilTold = ({ state }: Step): string =>
  state === "current"
    ? t("En cours, le temps que votre conseil décide")
    : t("Le temps que votre conseil décide");

/** Whose turn it is while the documents are signed; null while the owner prepares them. */
function signingTold(
  documents: DocumentsStanding,
  lacking: readonly Lacking[],
  isProducer: boolean,
): string | null {
  if (documents === "signed") return t("C’est signé de votre côté\u00a0; il reste la signature des autres");
  if (documents === "sale-to-come")
    return isProducer
      ? t("C’est signé de votre côté\u00a0; il reste les contrats de vente")
      : t("C’est signé de votre côté\u00a0; il reste le contrat de vente");
  const what = {
    "to-sign": t("à lire et à signer vos documents"),
    "sale-to-come": null,
    "to-confirm": t("à confirmer l’adresse de qui signe, puis à signer"),
    preparing: lackingText(lacking),
  }[documents];
  return what && t("En attente de vous\u00a0: il vous reste {{what}}", { what });
}

interface Told {
  /** The month when the project expects to share; null when it shares already, or did not say. */
  readonly start?: string | null;
  /** Where the holder, who reads, stands with the documents that he signs. */
  readonly documents?: DocumentsStanding;
  /** What the documents of the holder, who reads, wait for from him. */
  readonly lacking?: readonly Lacking[];
  /** What is still to be laid and connected; null for a plant that stands, and for a consumer. */
  readonly planned?: ProductionType | null;
  /** What was laid for the project and has its meter by now; null for all else. */
  readonly laid?: ProductionType | null;
  /** Whether a plant stood before, whose holder may sell by a contract of before: nobody knows whether he does. */
  readonly mayHaveBuyer?: boolean;
  /** Whether it runs, and since when; null as long as its holder has not said. */
  readonly purchaseContract?: PurchaseContract | null;
  /** When it ends, where that is told; null of one that runs on, or where there is none. */
  readonly contractEndsOn?: string | null;
  /** Whether it keeps its plant from sharing for years, until when nothing is signed. */
  readonly isHeld?: boolean;
  /** How many of a producer's contracts are not signed; null where that is not known, or nobody is to buy. */
  readonly salesLeft?: number | null;
  /** Whether one of them was sent, or is signed. */
  readonly isSaleOut?: boolean;
  /** Whether a council or a board decides for the holder: no few minutes. */
  readonly isPublicBody?: boolean;
  /** The first day on which the holder, who reads, may be supplied, while it is still to come. */
  readonly notBefore?: string | undefined;
  /** Whether the holder, who reads, bears the project himself. */
  readonly isOwn?: boolean;
}

/** How far a producer's contracts are, and his own documents that are signed before one of them is. */
function ofSalesTold({ key, state, date }: Step, left: number): string | null {
  if (key === "documents") return state === "done" && !date ? t("Signés par tous") : null;
  if (key !== "sales") return null;
  if (state === "done") return t("Tous signés");
  return state === "current" && left > 0
    ? t("Il en reste {{count}}", { count: String(left) })
    : t("Le participant signe, puis vous");
}

type Shown = Required<
  Pick<
    Told,
    | "planned"
    | "laid"
    | "mayHaveBuyer"
    | "purchaseContract"
    | "contractEndsOn"
    | "isHeld"
    | "salesLeft"
    | "isSaleOut"
    | "documents"
  >
>;

/** The steps of a plant beside those of every application. */
function ofPlant(
  steps: readonly Step[],
  {
    planned,
    laid,
    mayHaveBuyer,
    salesLeft,
    isSaleOut,
    documents,
    ...contract
  }: Shown & {
    readonly today: string;
  },
): readonly Step[] {
  const { purchaseContract, contractEndsOn, isHeld, today } = contract;
  const isOwnSigned = documents === "sale-to-come";
  const whole =
    salesLeft === null ? steps : withSales(steps, { isOwnSigned, isOut: isSaleOut, left: salesLeft });
  if (planned) return withLaying(whole, planned);
  if (laid) return withLaid(whole, laid);
  if (!mayHaveBuyer) return whole;
  if (contractEndsOn === null) return withBuyer(whole, purchaseContract);
  if (isContractOver(contractEndsOn, today)) return withContractOver(whole, contractEndsOn);
  return isHeld
    ? withContractKept(whole, contractEndsOn)
    : withBuyer(whole, purchaseContract, contractEndsOn);
}

/** A start that is told for a day to come is not done: until then it is what comes, before a departure that is asked for. */
function untilStarted(steps: readonly Step[], today: string): readonly Step[] {
  const isAhead = ({ key, state, date }: Step) =>
    key === "exploitation" && state === "done" && date !== null && date.slice(0, 10) > today;
  if (!steps.some(isAhead)) return steps;
  return steps.map((step): Step => {
    if (isAhead(step)) return { ...step, state: "current" };
    return step.key === "leaving" && step.state === "current" ? { ...step, state: "upcoming" } : step;
  });
}

/** The last day of a purchase contract, where it is to come: one that is over has nothing to wait for. */
const endToCome = ({ contractEndsOn = null }: Told, today: string): string | null =>
  contractEndsOn !== null && contractEndsOn >= today ? contractEndsOn : null;

/** The steps as they are told, with a line each. */
export function toldSteps(
  { progress, producerId, waitingRank, cameWhenFull, departure, retraction }: ApplicationProgress,
  reader: ApplicationReader,
  told: Told = {},
  today = dayInParis(new Date()),
): readonly (Step & { detail: string })[] {
  const { start = null, documents = "preparing", lacking = [], isPublicBody = false } = told;
  const { planned = null, laid = null, mayHaveBuyer = false, salesLeft = null } = told;
  const { isSaleOut = false, purchaseContract = null } = told;
  const endsOn = endToCome(told, today);
  const kind = producerId === undefined ? "consumer" : "producer";
  const detailTold = (step: Step): string => {
    const ofSales = salesLeft === null ? null : ofSalesTold(step, salesLeft);
    if (ofSales) return ofSales;
    if (step.key === "buyer" && step.state !== "done") return buyerTold(purchaseContract, endsOn);
    if (step.key === "laying" && step.state === "done") return t("C’est fait");
    if (step.key === "documents" && step.state === "current") {
      const told = signingTold(documents, lacking, kind === "producer");
      if (told) return told;
    }
    // Whom the owner invited to a full project.
    if (cameWhenFull && step.key === "study" && step.state === "current")
      return t("En cours, sans délai connu");
    if (isPublicBody && step.key === "price" && !step.date) return councilTold(step);
    if (departure && step.key === "leaving") return leavingTold(departure);
    return (
      suppliedTold(step, told.notBefore, start) ??
      afterContractTold(step, endsOn, start) ??
      startTold(step, start) ??
      detailOf(step)
    );
  };
  const reached = told.isOwn
    ? inOwnProject(timeline(progress, reader, kind))
    : timeline(progress, reader, kind);
  // Who retracted meanwhile has left at once: his request stays with what is kept of him.
  const isLeaving = departure !== undefined && mayAskToLeave(currentStatus(progress));
  // What is still to be signed or laid does not come for who leaves.
  const steps = isLeaving
    ? withLeaving(laid ? withLaid(reached, laid) : reached, reader)
    : ofPlant(reached, {
        planned,
        laid,
        mayHaveBuyer,
        purchaseContract,
        ...{ contractEndsOn: told.contractEndsOn ?? null, isHeld: told.isHeld ?? false },
        ...{ salesLeft, isSaleOut, documents, today },
      });
  return untilStarted(steps, today).map((step) => {
    if (waitingRank !== undefined && !told.isOwn && step.state === "current")
      return waitingTold(step, reader);
    const detail = detailTold(step);
    // The step that was to come is not what he did on that day.
    return retraction && step.state === "refused"
      ? { ...step, title: t("Rétractation"), detail }
      : { ...step, detail };
  });
}

/** The steps of an application, dated up to the current one. */
export function ApplicationTimeline({
  application,
  reader,
  contractEnd = null,
  ...told
}: {
  application: ApplicationProgress;
  reader: ApplicationReader;
  /** Where its holder, who reads, says when its purchase contract ends; null where none has to. */
  contractEnd?: ContractEnd | null;
} & Omit<Told, "start">) {
  const project = useJoinedProject(application).data;
  const start = project && project.stage !== "running" ? project.expectedStart : null;
  return (
    <Timeline space="green">
      {toldSteps(application, reader, { start, ...told }).map((step, index) => (
        <TimelineStep
          key={step.key}
          state={step.state}
          rank={index + 1}
          title={t(step.title)}
          details={[step.detail]}
        >
          {step.key === "buyer" && <ContractLinks end={contractEnd} />}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
