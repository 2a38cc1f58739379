import { useMemo } from "react";
import { useDraft } from "../../../platform/draft.ts";
import { useDossier } from "../dossier/use-dossier.ts";
import { withUsualName } from "./plant-name.ts";
import { answersOf, type ProductionForm } from "./production-form.ts";
import { tariffFor } from "./quote-of-roof.ts";
import { describedBy, formOfRoof, type RoofForm, useRoof } from "./roof.ts";

/** A draft, which knows the roof that its installation is; "" for none, undefined in a draft of the former release. */
export type ProductionDraft = ProductionForm & { ofRoof?: string };

/** Which roof an installation can begin with, and what is known of it; "" as long as it is not described. */
export const knownRoof = (roof: RoofForm): string =>
  formOfRoof(roof).address ? `${describedBy(roof)} ${roof.annualProduction}` : "";

/**
 * The draft as it goes on: a roof described since it was begun takes the whole place of its installation, and mixes with none
 * of it. The price is of no roof.
 */
export function ofOneRoof(kept: ProductionDraft, begun: ProductionForm, ofRoof: string): ProductionDraft {
  const isOfIt = ofRoof === "" || kept.ofRoof === ofRoof;
  return isOfIt ? kept : { ...begun, ...answersOf.price(kept), ofRoof };
}

/**
 * The production point of the project being published, or that asks to join a project. It begins with a
 * described roof, else with the address by which the project was found, and is called by its street. Projects are
 * published before they produce, but for a few.
 */
export function useProductionDraft(joinedProjectId: string | null) {
  const [roof, , forgetRoof] = useRoof();
  const { dossier, ownPoint } = useDossier();
  const found = joinedProjectId !== null && ownPoint === null ? dossier.address : null;
  const initial = useMemo((): ProductionDraft => {
    const described = formOfRoof(roof);
    const isPlanned = joinedProjectId === null && described.operating === "";
    const form = isPlanned ? { ...described, operating: "no" as const } : described;
    return withUsualName(form.address === null && found?.street ? { ...form, address: found } : form);
  }, [roof, found, joinedProjectId]);
  const name = joinedProjectId ? `production-point:${joinedProjectId}` : "production-point";
  const [kept, keep, discard] = useDraft(name, initial);
  const ofRoof = knownRoof(roof);
  const draft = useMemo(() => ofOneRoof(kept, initial, ofRoof), [kept, initial, ofRoof]);
  const update = (answers: Partial<ProductionForm>) =>
    keep(draft === kept ? { ofRoof: kept.ofRoof ?? ofRoof, ...answers } : { ...draft, ...answers });
  /** Once it is sent, the roof that it describes is an installation: no project proposes it again. */
  const discardSent = () => {
    if (draft === kept && draft.address?.label === roof.address?.label) forgetRoof();
    discard();
  };
  const told = useMemo(() => ({ ...draft, ...tariffFor(draft, roof) }), [draft, roof]);
  return [told, update, discardSent] as const;
}
