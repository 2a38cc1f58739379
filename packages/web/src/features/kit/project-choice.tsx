import { Select } from "@mantine/core";
import { t } from "../../platform/i18n.ts";

interface Props {
  ownProjects: readonly { readonly id: string; readonly name: string }[];
  /** The kit's project, which may be another person's; undefined when the one asked for is not found. */
  project: { readonly id: string; readonly name: string } | null | undefined;
  onChoose: (projectId: string | null) => void;
}

const none = "";

/** The choice of the kit's project; hidden for a person who has none. */
export function ProjectChoice({ ownProjects, project, onChoose }: Props) {
  if (ownProjects.length === 0) return null;
  const isAnothers = project && !ownProjects.some(({ id }) => id === project.id);
  const projects = isAnothers ? [project, ...ownProjects] : ownProjects;
  return (
    <Select
      label={t("Pour quel projet\u202f?")}
      data={[
        ...projects.map(({ id, name }) => ({ value: id, label: name })),
        { value: none, label: t("Sans projet, à compléter à la main") },
      ]}
      value={project === undefined ? null : (project?.id ?? none)}
      placeholder={t("Choisissez")}
      onChange={(value) => onChoose(value || null)}
      allowDeselect={false}
      maw={480}
    />
  );
}
