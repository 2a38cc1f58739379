import type { ConsumptionPoint } from "@mec/domain/point";
import { useCallback, useMemo } from "react";
import { usePrices } from "../../../platform/profile-type.ts";
import { usePoints } from "../../../platform/session.ts";
import { type Dossier, dossierOfPoint, isEmpty, readDossier, writeDossier } from "./dossier.ts";
import { useKeptDossier } from "./use-kept-dossier.ts";

export interface KnownDossier {
  readonly dossier: Dossier;
  /** The registered point that fills the dossier, as long as nothing was typed; else null. */
  readonly ownPoint: ConsumptionPoint | null;
  readonly isEmpty: boolean;
  /** Stores a change, unless it is not valid. */
  readonly change: (part: Partial<Dossier>) => void;
  readonly clear: () => void;
}

/** What is known of where the visitor uses electricity: typed in this browser, else his first registered point. */
export function useDossier(): KnownDossier {
  const [stored, write] = useKeptDossier();
  const { profileType } = usePrices();
  const point = usePoints().data?.consumptionPoints[0] ?? null;
  const typed = useMemo(() => readDossier(stored), [stored]);
  const ownPoint = isEmpty(typed) ? point : null;
  const dossier = useMemo(
    () => (ownPoint ? dossierOfPoint(ownPoint, profileType) : typed),
    [ownPoint, profileType, typed],
  );
  const change = useCallback(
    (part: Partial<Dossier>) => {
      const next = writeDossier({ ...dossier, ...part });
      if (next !== undefined) write(next);
    },
    [dossier, write],
  );
  const clear = useCallback(() => write(null), [write]);
  return { dossier, ownPoint, isEmpty: isEmpty(dossier), change, clear };
}
