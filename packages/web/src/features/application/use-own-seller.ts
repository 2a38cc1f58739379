import { signatoryCalls } from "@mec/api/signatory";
import {
  boundName,
  maySellToItself,
  ownBuyerText,
  ownSellerInSumText,
  ownSellerText,
  type SignatoryInput,
  whoSignsFirstText,
} from "@mec/domain/signatory";
import type { Home } from "../../parts/point/dossier/home-of.ts";
import { basesFor, listEstimateBases } from "../../parts/project/answer/use-answers.ts";
import { useAnswer, useAnswerTo } from "../../platform/answer.ts";
import { answerKey, type Question } from "../../platform/question.ts";
import { usePoints } from "../../platform/session.ts";
import { useOwnsProject } from "./owns-project.ts";

/** A town hall has few installations in one project. */
const asked = 5;

/** Who signs for each of these installations of the person's own; null where nobody has said. */
const sellersOf = (plantIds: readonly string[]): Question<(SignatoryInput | null)[]> => ({
  key: [...answerKey(signatoryCalls.getProductionSignatory), plantIds],
  ask: async (call, signal) => {
    const signatories: (SignatoryInput | null)[] = [];
    for (const id of plantIds)
      signatories.push(await call(signatoryCalls.getProductionSignatory, { params: { id }, signal }));
    return signatories;
  },
});

/** The person's own installations of a project. */
function useOwnPlants(projectId: string) {
  const { data: held } = usePoints();
  return (held?.productionPoints ?? []).filter((plant) => plant.projectId === projectId);
}

/** The body or the person that is typed for a place, where it signs for an installation of the same account too: of no other's is anything told. */
function useTypedSeller(
  plants: ReturnType<typeof useOwnPlants>,
  signatory: SignatoryInput | null,
): string | null {
  const ids = plants.slice(0, asked).map(({ id }) => id);
  const isAsked = signatory !== null && ids.length > 0;
  const { data: sellers } = useAnswerTo(isAsked ? sellersOf(ids) : null);
  const sells = isAsked && sellers?.some((seller) => maySellToItself(signatory, seller, { isOwn: true }));
  return sells ? boundName(signatory) : null;
}

interface OwnSeller {
  /** What is told of it; null where nothing is. */
  readonly text: string | null;
  /** Nobody has said yet who signs: it is asked. */
  readonly isUntold: boolean;
  /** A sum would count a purchase that will never be, or may not: none is told. */
  readonly hasSum: boolean;
}

/** What is told of the body of a home that sells to itself in a project: as its registered place is answered, whose sums count it, or as it is typed. */
export function useOwnSeller(
  projectId: string,
  home: Home | null,
  signatory: SignatoryInput | null = null,
): OwnSeller {
  const plants = useOwnPlants(projectId);
  const { data } = useAnswer(listEstimateBases, home && basesFor([projectId], home));
  const isOwner = useOwnsProject(projectId);
  const typed = useTypedSeller(plants, signatory);
  const { ownSeller, ownPart } = data?.[0] ?? {};
  const told = (text: string | null) => ({ text, isUntold: false, hasSum: true });
  if (ownSeller)
    return told(ownPart ? ownSellerText(ownSeller, ownPart, isOwner) : ownSellerInSumText(ownSeller));
  if (typed) return { ...told(ownBuyerText(typed)), hasSum: false };
  // Nothing was said that tells the two apart, or that they are one.
  const isUntold = signatory === null && home?.consumerType === "professional" && plants.length > 0;
  return isUntold ? { text: whoSignsFirstText, isUntold, hasSum: false } : told(null);
}
