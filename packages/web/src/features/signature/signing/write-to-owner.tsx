import { Button, Group } from "@mantine/core";
import { pages } from "@mec/api";
import { publicProjectCalls } from "@mec/api/project";
import { Link } from "react-router";
import { useAnswerTo } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { orInstead, question } from "../../../platform/question.ts";
import { wrapping } from "../../../ui/layout/wrapping.ts";

interface Props {
  projectId: string;
  /** What is asked of the owner before anything is signed: the button's words, and how the message begins. */
  asked?: { readonly label: string; readonly message: string };
}

/** A way to the person who can send the documents, or what goes with them; none to a project that the public does not see. */
export function WriteToOwner({ projectId, asked }: Props) {
  const input = { params: { id: projectId }, query: { imageType: "none" as const } };
  const { data: project } = useAnswerTo(
    orInstead(question(publicProjectCalls.getPublicProject, input), nullWhenMissing),
  );
  if (!project) return null;
  return (
    <Group mt={asked ? "xs" : "md"}>
      <Button
        component={Link}
        variant={asked ? "default" : "filled"}
        to={`${pages.project.to({ projectId, projectName: project.name })}#project-contact`}
        state={asked && { message: asked.message }}
        {...wrapping}
      >
        {asked?.label ?? t("Écrire au porteur du projet")}
      </Button>
    </Group>
  );
}
