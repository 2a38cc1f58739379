import { initialPerimeterDetails } from "@mec/domain/project";
import { draftKey, useDraft } from "../../../../platform/draft.ts";
import { writeStored } from "../../../../platform/stored.ts";

const nameOf = (projectId: string) => `grid-operator:${projectId}`;
const nothing = { gridOperator: "" };

/** The grid operator of a project just published that could not be said, kept until it is. */
export const keepUnsaid = (projectId: string, gridOperator: string): void =>
  writeStored(draftKey(nameOf(projectId)), JSON.stringify({ gridOperator }));

export const useUnsaidOperator = (projectId: string) => {
  const [{ gridOperator }, , forget] = useDraft(nameOf(projectId), nothing);
  return { gridOperator, forget };
};

/** What is said of a new project's perimeter: its grid operator, the rest as it begins. */
export const detailsWith = (id: string, gridOperator: string) => ({
  params: { id },
  body: { ...initialPerimeterDetails, gridOperator },
});
