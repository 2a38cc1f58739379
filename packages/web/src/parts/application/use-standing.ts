import { documentCalls } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import {
  type ApplicationProgress,
  type ApplicationReader,
  currentStatus,
  mayAskToLeave,
  type Starts,
} from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { useAnswer } from "../../platform/answer.ts";
import { usePoints } from "../../platform/session.ts";
import {
  awaitedSigners,
  documentsStanding,
  holderStateOf,
  kindsToSign,
  lastToSign,
} from "../document/holder-states.ts";
import { usePointDocuments } from "../document/use-point-documents.ts";
import { ofOwnProject } from "./own-standing.ts";
import { type Lacking, standingOf } from "./standing.ts";
import { useOtherSigner } from "./use-other-signer.ts";

/** What the documents of this point lack that only its holder can give; empty until that is known. */
function useLacking(point: ConsumptionPoint, isAsked: boolean) {
  const input = { params: { id: point.id } };
  const signatory = useAnswer(signatoryCalls.getConsumptionSignatory, input, { enabled: isAsked });
  const lacking: readonly Lacking[] = [
    ...(signatory.data === null ? (["signatory"] as const) : []),
    ...(point.prm === "" ? (["meter"] as const) : []),
  ];
  return { lacking, isLoading: signatory.isLoading };
}

/** How many letters the documents of who asked to leave ask of him, also once his leaving is settled, until he says that they have left. */
function useLetters({ id }: ConsumptionPoint, { departure }: ApplicationProgress, isHolder: boolean): number {
  const enabled = isHolder && departure !== undefined && departure.lettersSentOn === undefined;
  const { data } = useAnswer(documentCalls.getConsumerLeaving, { params: { id } }, { enabled });
  return enabled ? (data?.letters?.length ?? 0) : 0;
}

/** Whether the reader bears the project of his place. */
const useIsOwn = (projectId: string): boolean =>
  usePoints().data?.projects.some(({ id }) => id === projectId) ?? false;

/**
 * Where a consumer's application stands; an accepted one also by its documents and by what they lack. Until these have come,
 * nothing is said of whose turn it is.
 */
export function useStanding(
  point: ConsumptionPoint,
  application: ApplicationProgress,
  reader: ApplicationReader = "holder",
) {
  const status = currentStatus(application.progress);
  const isAccepted = status === "SIGNATURE";
  // A contract with a producer who comes later waits for who has signed all.
  const takesPart = isAccepted || mayAskToLeave(status);
  // The owner follows them in his own space.
  const { data, isLoading } = usePointDocuments(point.id, takesPart && reader !== "owner");
  const documents = documentsStanding(data);
  const awaited = data ? awaitedSigners(data) : [];
  const { lacking, ...signatory } = useLacking(point, isAccepted);
  const signer = useOtherSigner(point.id, takesPart && reader === "holder");
  const signUntil = data ? lastToSign(data) : null;
  const toSign = data ? kindsToSign(data).length : 0;
  const isOwnSale = data ? holderStateOf(data, "salesContract") === "own-body" : false;
  const isUnsold = data?.isUnsold ?? false;
  const payment = application.departure ? null : data?.payment;
  const due = payment ? payment.reminder || payment.due : null;
  const isFeeDue = due !== null;
  const starts: Starts = {
    saleStartsOn: data?.saleStartsOn,
    suppliedFrom: data?.suppliedFrom,
    plantFrom: data?.plantFrom,
  };
  const standing = standingOf(application, {
    ...{ documents, signUntil, toSign, awaited, lacking, isFeeDue, isOwnSale, isUnsold, signer, reader },
    ...starts,
  });
  const isOwn = useIsOwn(application.projectId) && reader === "holder";
  const letters = useLetters(point, application, takesPart && reader === "holder");
  const own = isOwn
    ? ofOwnProject(standing, { documents, signer, isOwnSale, isLacking: lacking.length > 0 })
    : standing;
  const isAwaited = isAccepted && (isLoading || signatory.isLoading);
  const known = isAwaited ? { ...own, actor: null, isYours: false, next: "" } : own;
  return { standing: known, documents, lacking, toSign, due, isOwnSale, isOwn, starts, letters };
}
