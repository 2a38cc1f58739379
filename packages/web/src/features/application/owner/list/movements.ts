import type { Applicant } from "@mec/api/application";
import { type ApplicationStatus, allowedTransitions, currentStatus, mayStart } from "@mec/domain/application";
import { toldVat } from "@mec/domain/point";
import { decidesByVote } from "@mec/domain/signatory";
import type { Movement } from "../../../../parts/application/move/types.ts";
import { namesBeside } from "../../../../parts/document/names-beside.ts";

export const holderName = ({ holder }: Pick<Applicant, "holder">): string =>
  `${holder.firstName} ${holder.lastName}`;

/** Whom a step is taken for, where nothing beside it says so: one person may have several places. */
export const placedName = (applicant: Pick<Applicant, "holder" | "consumptionPoint">): string =>
  `${holderName(applicant)} (${applicant.consumptionPoint.name})`;

const named = (applicant: Applicant) => ({
  name: holderName(applicant),
  pointName: applicant.consumptionPoint.name,
});

/** How each is named beside the others of a list: with the place, where one person has several there. */
export function rowNames(applicants: readonly Applicant[]): (applicant: Applicant) => string {
  const nameOf = namesBeside(applicants.map(named));
  return (applicant) => nameOf(named(applicant));
}

/** By the legal form of who signs; as long as nobody is named, by its VAT, which a council or a board gets back seldom. */
const answersByVote = ({ structure, consumptionPoint }: Applicant): boolean =>
  structure ? decidesByVote(structure.juridiction) : toldVat(consumptionPoint) === false;

/** The steps that the owner may take, each with the applicants for whom it is allowed. */
export function movementsOf(applicants: readonly Applicant[]): Movement[] {
  const movements = new Map<ApplicationStatus, Movement>();
  const nameOf = rowNames(applicants);
  for (const applicant of applicants) {
    const person = {
      applicationId: applicant.id,
      name: nameOf(applicant),
      holder: applicant.holder.email,
      votes: answersByVote(applicant),
      place: applicant.consumptionPoint.name,
      prmSharedWith: applicant.prmSharedWith,
      ...(applicant.departure && { departure: applicant.departure }),
      ...(applicant.sellerUntold && { sellerUntold: true }),
    };
    for (const transition of allowedTransitions(currentStatus(applicant.progress), "owner")) {
      // Who buys from himself alone has no price: he is accepted.
      if (applicant.paysNobody && transition.requires === "price") continue;
      if (transition.to === "EXPLOITATION" && !mayStart(applicant.departure)) continue;
      const { people, ...known } = movements.get(transition.to) ?? {
        kind: "consumer",
        transition,
        people: [],
      };
      movements.set(transition.to, { ...known, people: [...people, person] });
    }
  }
  return [...movements.values()];
}
