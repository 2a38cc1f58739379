import type { ConsumptionPoint } from "@mec/domain/point";
import { useCallback, useMemo } from "react";
import { usePrices } from "../../../platform/profile-type.ts";
import { useArePointsComing, usePoints } from "../../../platform/session.ts";
import { useStored } from "../../../platform/stored.ts";
import { chosenPlaceKey } from "./dossier-key.ts";
import type { Dossier } from "./dossier-schema.ts";
import { emptyDossier, isEmpty } from "./empty-dossier.ts";
import type { Home } from "./home-of.ts";
import { useKeptDossier } from "./use-kept-dossier.ts";
import { usualPlace } from "./usual-place.ts";

/** What reads and writes a dossier, and checks it. */
export type DossierRules = typeof import("./dossier-rules.ts");

export interface KnownDossier {
  readonly dossier: Dossier;
  /** The registered point that fills the dossier, as long as nothing was typed; else null. */
  readonly ownPoint: ConsumptionPoint | null;
  readonly isEmpty: boolean;
  /** Whether nothing was typed, and the places of who is signed in are still to come. */
  readonly isComing: boolean;
  /** What is known, in one line. */
  readonly text: string;
  /** The home to estimate; null while its consumption is not known, or its price where it is asked. */
  readonly home: Home | null;
  /** Whether all that lacks for a sum is the price of a business. */
  readonly asksPrice: boolean;
  /** Stores a change, unless it is not valid. */
  readonly change: (part: Partial<Dossier>) => void;
  readonly clear: () => void;
}

/** What a dossier can be read from: the stored text, or from his usual place. Most visitors have neither. */
export function useToldOfPlace(): { stored: string | null; point: ConsumptionPoint | null } {
  const [stored] = useKeptDossier();
  const [chosen] = useStored(chosenPlaceKey);
  const points = usePoints().data?.consumptionPoints ?? [];
  return { stored, point: usualPlace(points, chosen) };
}

/** The dossier by its rules; an empty one needs none until it changes. */
export function useKnownDossier(
  rules: DossierRules | null,
  fetchRules: () => Promise<DossierRules>,
): KnownDossier {
  const [, write] = useKeptDossier();
  const arePointsComing = useArePointsComing();
  const { stored, point } = useToldOfPlace();
  const { profileType } = usePrices();
  const typed = useMemo(() => rules?.readDossier(stored) ?? emptyDossier, [rules, stored]);
  const ownPoint = isEmpty(typed) ? point : null;
  const dossier = useMemo(
    () => (ownPoint && rules ? rules.dossierOfPoint(ownPoint, profileType) : typed),
    [ownPoint, rules, profileType, typed],
  );
  const home = useMemo(
    () =>
      ownPoint
        ? (rules?.homeOfPoint(ownPoint, profileType) ?? null)
        : (rules?.homeOf(dossier, profileType) ?? null),
    [rules, dossier, ownPoint, profileType],
  );
  const asksPrice =
    home === null &&
    ((ownPoint ? rules?.pointAsksPrice(ownPoint, profileType) : rules?.asksPrice(dossier, profileType)) ??
      false);
  const change = useCallback(
    (part: Partial<Dossier>) => {
      const keep = ({ writeDossier }: DossierRules) => {
        const next = writeDossier({ ...dossier, ...part });
        if (next !== undefined) write(next);
      };
      if (rules) keep(rules);
      // If the rules cannot be fetched, the change is not kept: what was typed stays on the page.
      else fetchRules().then(keep, () => {});
    },
    [dossier, write, rules, fetchRules],
  );
  const clear = useCallback(() => write(null), [write]);
  return {
    dossier,
    ownPoint,
    isEmpty: isEmpty(dossier),
    isComing: arePointsComing && isEmpty(typed),
    text: rules?.dossierText(dossier) ?? "",
    home,
    asksPrice,
    change,
    clear,
  };
}
