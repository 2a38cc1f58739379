import { type AwaitedSigner, hasWholeBody, type OverviewFacts } from "./facts.ts";
import { isRecruited, isToAgree, isToDeclareOrComplete } from "./steps.ts";
import { detailsOf, mayBeAsked, sellersOf } from "./to-do-details.ts";
import { type ToDo, type ToDoKind, toDoKinds } from "./to-do-kinds.ts";

/** Nobody does more than this in a day. */
export const mostToDo = 5;

const once = (isWanted: boolean): number => (isWanted ? 1 : 0);

/** Whether nobody but the owner has applied, unless his own points are all that he wants and share already. */
const isAlone = (facts: OverviewFacts): boolean => !facts.hasOtherApplicants && !isRecruited(facts);

const hasConsumers = ({ accepted, signed, running }: OverviewFacts): boolean =>
  accepted + signed + running > 0;

/** Whether people can find the project, or will. */
const isShown = ({ standing }: OverviewFacts): boolean =>
  standing === "online" || standing === "awaiting-confirmation";

/** Whether nobody takes part yet in a project that people can find, or will. */
const isBeginning = (facts: OverviewFacts): boolean => isShown(facts) && !hasConsumers(facts);

/** Whether its owner could be its first participant with a place of his own. */
const lacksOwnPlace = (facts: OverviewFacts): boolean => isBeginning(facts) && facts.ownPlaces === 0;

/** A public body has several buildings: one of them that takes part is not all of them. */
const fewBuildings = 2;

/** Whether a public body that still looks for participants has other buildings to bring, as far as one can tell. */
const lacksBuildings = (facts: OverviewFacts): boolean =>
  facts.bearer === "municipality" && isShown(facts) && !isRecruited(facts) && facts.ownPlaces < fewBuildings;

/** Whether premises to work in stand behind it; an association's members have their homes, and it a place at most. */
const hasPremises = ({ bearer }: OverviewFacts): boolean => bearer === "farmer" || bearer === "company";

/** Whether the month that is announced ends before the first day on which electricity may be shared; once somebody shares, or is to from a day, it is announced to nobody. */
const isAnnouncedTooEarly = ({
  announcedStart,
  earliestStart,
  running,
  isInService,
}: OverviewFacts): boolean =>
  announcedStart !== null && running === 0 && !isInService && announcedStart < earliestStart.slice(0, 7);

const documentsOf = (signers: readonly AwaitedSigner[]): number =>
  signers.reduce((sum, { documents }) => sum + documents, 0);

const counts: Record<ToDoKind, (facts: OverviewFacts) => number> = {
  "confirm-address": ({ standing }) => once(standing === "awaiting-confirmation"),
  sign: ({ toSign }) => toSign,
  "sign-own-plants": ({ ownPlantDocuments }) => ownPlantDocuments,
  "have-signed": ({ signedByOthers }) => documentsOf(signedByOthers.filter(mayBeAsked)),
  "mend-signer": ({ signedByOthers }) => documentsOf(signedByOthers.filter((one) => !mayBeAsked(one))),
  "fix-perimeter": ({ isWithinPerimeter }) => once(!isWithinPerimeter),
  "await-contract-end": ({ plantsUnderContract }) => plantsUnderContract,
  "answer-candidates": ({ candidates }) => candidates,
  "answer-producers": ({ waitingProducers }) => waitingProducers,
  "renew-prices": ({ expiredPrices }) => expiredPrices,
  "settle-departures": ({ leaving }) => leaving,
  "settle-early-departures": ({ leavingBeforeStart }) => leavingBeforeStart,
  "settle-producer-departures": ({ leavingProducers }) => leavingProducers,
  "settle-refusals": ({ refusals }) => refusals,
  "find-sellers": ({ withoutSeller }) => withoutSeller,
  // Until somebody takes part, a plant's documents have nobody who waits for them.
  "complete-own": (facts) => (hasConsumers(facts) ? facts.ownLacking.length : 0),
  "give-deliberation": (facts) => (hasConsumers(facts) ? facts.ownWithoutDeliberation.length : 0),
  "write-terms": ({ unsaidSales }) => unsaidSales,
  "send-papers": ({ toSend }) => toSend,
  "await-sellers": (facts) => (sellersOf(facts).length > 0 ? facts.awaitedContracts : 0),
  // Nothing else says so before one tries to send.
  "take-service": ({ lackingService }) => once(lackingService > 0),
  "move-start": (facts) => once(isAnnouncedTooEarly(facts)),
  declare: (facts) => once(isToDeclareOrComplete(facts)),
  "sign-convention": (facts) => once(isToAgree(facts)),
  "start-sharing": ({ startable }) => startable,
  "start-producers": ({ startableProducers }) => startableProducers,
  "tell-network": ({ untoldDepartures, untoldArrivals }) => untoldDepartures + untoldArrivals,
  invoice: ({ toInvoice }) => toInvoice,
  "call-dues": ({ duesToCall }) => duesToCall,
  "say-customer": ({ lacksCustomer }) => once(lacksCustomer),
  "follow-prices": ({ endingPrices }) => endingPrices,
  "await-retraction": ({ retractable }) => retractable,
  "add-producer": ({ producers, waitingProducers }) => once(producers === 0 && waitingProducers === 0),
  // The gauge, the room left and the study rest on it.
  "tell-production": ({ lacksProduction }) => once(lacksProduction),
  "describe-pmo": (facts) => once(!(hasWholeBody(facts) && facts.hasInterlocutor) && hasConsumers(facts)),
  // The declaration names it, and a point behind another network cannot take part.
  "name-grid-operator": (facts) => once(!facts.hasGridOperator && hasConsumers(facts)),
  "name-bearer": ({ bearer }) => once(bearer === null),
  publish: ({ standing }) => once(standing === "not-published"),
  "prepare-invitations": (facts) => once(facts.standing === "awaiting-confirmation" && isAlone(facts)),
  "invite-by-email": (facts) => once(facts.standing === "online" && isAlone(facts) && facts.invited === 0),
  // Once somebody takes part, `describe-pmo` asks for the whole of it.
  "describe-association": (facts) => once(isBeginning(facts) && !facts.hasAssociation),
  "add-own-buildings": (facts) => once(lacksBuildings(facts)),
  "add-own-premises": (facts) => once(lacksOwnPlace(facts) && hasPremises(facts)),
  "add-own-point": (facts) =>
    once(lacksOwnPlace(facts) && facts.bearer !== "municipality" && !hasPremises(facts)),
  invite: (facts) => once(facts.standing === "online" && isAlone(facts)),
};

/** All that there is to do, in its order. */
export const allToDo = (facts: OverviewFacts): ToDo[] =>
  toDoKinds.flatMap((kind) => {
    const count = counts[kind](facts);
    return count > 0 ? [{ kind, count, ...detailsOf(kind, facts) }] : [];
  });

/** What to do today: a few things, each of them a button. */
export const toDoToday = (facts: OverviewFacts): ToDo[] => allToDo(facts).slice(0, mostToDo);
