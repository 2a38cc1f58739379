import { hasWholeBody, type OverviewFacts } from "./facts.ts";

/** The steps of a project, as the landing page promises them. */
export const ownerSteps = ["publish", "recruit", "pmo", "papers", "declare", "start"] as const;
export type OwnerStep = (typeof ownerSteps)[number];

export const ownerStepTitles: Record<OwnerStep, string> = {
  publish: "Publier le projet",
  recruit: "Recruter les participants",
  pmo: "Créer la personne morale organisatrice",
  papers: "Préparer les documents",
  declare: "Déclarer la mise en œuvre",
  start: "Signer la convention et démarrer",
};

/** `begun`: done already, while an earlier step is not. */
export const stepStates = ["done", "current", "begun", "upcoming"] as const;
export type StepState = (typeof stepStates)[number];

/**
 * The platform sees no declaration: as long as its owner does not say its day, it is deduced from somebody who shares, once what it
 * names was said, and all the plants that it lists have signed. One who was put in operation too early does not declare the operation.
 */
const isSupposedDeclared = ({
  running,
  hasGridOperator,
  hasDeclarationDetails,
  ...plants
}: OverviewFacts): boolean => running > 0 && hasGridOperator && hasDeclarationDetails && haveSigned(plants);

const isDeclared = (facts: OverviewFacts): boolean => facts.declaredOn !== null || isSupposedDeclared(facts);

/** Whether all that comes before the declaration is there, and nothing tells that it was made. */
const isToDeclare = (facts: OverviewFacts): boolean =>
  facts.hasGridOperator && hasWholeBody(facts) && arePrepared(facts) && !isDeclared(facts);

/** Whether he said that he declared it, with an annex that says not all that it asks. */
const isHalfDeclared = ({ declaredOn, annexeLacks }: OverviewFacts): boolean =>
  declaredOn !== null && annexeLacks.length > 0;

/** Whether something of the declaration is to be done: to make it, or to complete what was sent. */
export const isToDeclareOrComplete = (facts: OverviewFacts): boolean =>
  isToDeclare(facts) || isHalfDeclared(facts);

/** Whether the agreement with the grid operator is what keeps the sharing from beginning. */
export const isToAgree = ({ declaredOn, conventionOn, isInService }: OverviewFacts): boolean =>
  declaredOn !== null && conventionOn === null && !isInService;

/** Whether all its plants have signed; that of another who comes once the project is in service undoes nothing. */
const haveSigned = ({
  ownPlantsToSign,
  otherPlantsToSign,
  isInService,
}: Pick<OverviewFacts, "ownPlantsToSign" | "otherPlantsToSign" | "isInService">): boolean =>
  ownPlantsToSign === 0 && (isInService || otherPlantsToSign === 0);

/**
 * Whether something produces, somebody takes part, others than the owner too, and nobody waits for an answer: who does may
 * be one more, or one less than hoped. Who comes once the project is in service undoes nothing, and one that shares between
 * its owner's own points alone has all whom it wants.
 */
export const isRecruited = ({
  producers,
  waitingProducers,
  isInService,
  hasOthers,
  ...people
}: OverviewFacts): boolean =>
  producers > 0 &&
  people.accepted + people.signed + people.running > 0 &&
  (isInService || (hasOthers && people.candidates + people.proposed + waitingProducers === 0));

/** Whether those who were accepted have signed, and the plants; who comes once the project is in service undoes nothing here either. */
const arePrepared = ({ accepted, signed, running, ...plants }: OverviewFacts): boolean =>
  haveSigned(plants) && (accepted === 0 ? signed + running > 0 : plants.isInService && running > 0);

/** Whether each step is done, as far as the platform can see. */
const isDone: Record<OwnerStep, (facts: OverviewFacts) => boolean> = {
  publish: ({ standing }) => standing === "online",
  recruit: isRecruited,
  pmo: hasWholeBody,
  papers: arePrepared,
  declare: isDeclared,
  start: (facts) => isDeclared(facts) && facts.isInService && !facts.startsOn,
};

/** What nothing here shows, but that electricity is shared: it is told as supposed until the owner says his declaration. */
const supposedSteps: readonly OwnerStep[] = ["declare", "start"];

export interface StepStanding {
  readonly step: OwnerStep;
  readonly state: StepState;
  /** Whether it is held for done only since electricity is shared. */
  readonly isSupposed?: boolean;
  /** Of the last: whether its owner says that the agreement was signed. */
  readonly isAgreed?: boolean;
  /** Of the last: the day to come from which electricity is shared. */
  readonly startsOn?: string;
}

/**
 * Several steps go on at once. The first that is not done is the current one; a later one that is done
 * already is only `begun`, since a step before it is missing.
 */
export function stepsOf(facts: OverviewFacts): StepStanding[] {
  const index = ownerSteps.findIndex((step) => !isDone[step](facts));
  const current = index === -1 ? ownerSteps.length : index;
  const stateOf = (step: OwnerStep, at: number): StepState => {
    if (at === current) return "current";
    if (at < current) return "done";
    return isDone[step](facts) ? "begun" : "upcoming";
  };
  return ownerSteps.map((step, at) => ({
    step,
    state: stateOf(step, at),
    ...(facts.declaredOn === null &&
      supposedSteps.includes(step) &&
      isDone[step](facts) && { isSupposed: true }),
    ...(step === "start" && facts.conventionOn !== null && { isAgreed: true }),
    ...(step === "start" && facts.startsOn && { startsOn: facts.startsOn }),
  }));
}
