import type { PublicProject } from "@mec/api/project";
import { type Address, distanceKm } from "@mec/domain/address";
import type { PlaceVerdict } from "@mec/domain/project";
import type { ReactNode } from "react";
import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { useAnswers } from "../../../parts/project/answer/use-answers.ts";
import { usePoints } from "../../../platform/session.ts";
import { AnswerLines } from "./answer-lines.tsx";
import { useHasRoof } from "./has-roof.ts";

/** What projects answer to: the visitor's dossier, and which of them its address could join. */
export interface Answering {
  readonly known: KnownDossier;
  readonly verdictOf: (id: string) => PlaceVerdict | undefined;
  /** Whether these verdicts are being asked. */
  readonly isJudging: boolean;
}

/** The project's place is public to the kilometre. */
const roundedKm = 1;

/** Whether no sum will be told of a project, whatever the verdict says: it lies too far away. */
const isFar = ({ address, perimeter }: PublicProject, home: Address | null): boolean =>
  home !== null && distanceKm(home.coordinates, address.coordinates) > perimeter + roundedKm;

/**
 * What each of these projects, a hundred at most, tells about the dossier; nothing while the dossier is empty, unless
 * the visitor has a plant or described a roof.
 */
export function useAnswerLines(
  ids: readonly string[],
  { known: { home, dossier, isEmpty, asksPrice }, verdictOf, isJudging }: Answering,
): (project: PublicProject) => ReactNode {
  const answers = useAnswers(ids, home);
  const { data: points } = usePoints();
  const hasRoof = useHasRoof();
  return (project) => {
    const verdict = verdictOf(project.id);
    if (isEmpty && !verdict && !isJudging && !points?.productionPoints.length && !hasRoof) return undefined;
    const isComing = home !== null && !answers && !(isJudging && isFar(project, dossier.address));
    const figures = answers?.get(project.id) ?? (isComing ? null : undefined);
    return (
      <AnswerLines {...{ project, verdict, isJudging, figures, asksPrice }} isOnlyRoof={isEmpty && hasRoof} />
    );
  };
}
