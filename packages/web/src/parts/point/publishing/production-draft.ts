import { useMemo } from "react";
import { useDraft } from "../../../platform/draft.ts";
import { useDossier } from "../dossier/use-dossier.ts";
import { withUsualName } from "./plant-name.ts";
import { formOfRoof, useRoof } from "./roof.ts";

/**
 * The production point of the project being published, or that asks to join a project. It begins with a
 * described roof, else with the address by which the project was found, and is called by its street. Projects are
 * published before they produce, but for a few.
 */
export function useProductionDraft(joinedProjectId: string | null) {
  const [roof, , forgetRoof] = useRoof();
  const { dossier, ownPoint } = useDossier();
  const found = joinedProjectId !== null && ownPoint === null ? dossier.address : null;
  const initial = useMemo(() => {
    const described = formOfRoof(roof);
    const isPlanned = joinedProjectId === null && described.operating === "";
    const form = isPlanned ? { ...described, operating: "no" as const } : described;
    return withUsualName(form.address === null && found?.street ? { ...form, address: found } : form);
  }, [roof, found, joinedProjectId]);
  const name = joinedProjectId ? `production-point:${joinedProjectId}` : "production-point";
  const [draft, update, discard] = useDraft(name, initial);
  /** Once it is sent, the roof that it describes is an installation: no project proposes it again. */
  const discardSent = () => {
    if (draft.address?.label === roof.address?.label) forgetRoof();
    discard();
  };
  return [draft, update, discardSent] as const;
}
