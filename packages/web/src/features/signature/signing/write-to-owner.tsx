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
  /** The mailbox to write to instead where the public does not see the project. */
  mailbox?: string | undefined;
}

/** The same in one's own mail. */
const ByMail = ({ mailbox, asked }: { mailbox: string; asked: NonNullable<Props["asked"]> }) => (
  <Group mt="xs">
    <Button
      component="a"
      variant="default"
      href={`mailto:${mailbox}?subject=${encodeURIComponent(asked.label)}&body=${encodeURIComponent(asked.message)}`}
      {...wrapping}
    >
      {asked.label}
    </Button>
  </Group>
);

/** A way to the person who can send the documents, or what goes with them; none to a project that the public does not see, but to its mailbox. */
export function WriteToOwner({ projectId, asked, mailbox }: Props) {
  const input = { params: { id: projectId }, query: { imageType: "none" as const } };
  const { data: project, isPending } = useAnswerTo(
    orInstead(question(publicProjectCalls.getPublicProject, input), nullWhenMissing),
  );
  if (!project) return mailbox && asked && !isPending ? <ByMail mailbox={mailbox} asked={asked} /> : null;
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
