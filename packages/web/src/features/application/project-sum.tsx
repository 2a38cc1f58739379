import { Text } from "@mantine/core";
import type { Home } from "../../parts/point/dossier/home-of.ts";
import { type Start, savingText } from "../../parts/project/answer/saving-words.ts";
import { useAnswers } from "../../parts/project/answer/use-answers.ts";
import { t } from "../../platform/i18n.ts";

interface Props {
  projectId: string;
  start: Start;
  /** Null while its consumption is not known: nothing is shown. */
  home: Home | null;
}

/** What a project would bring this home in a year, as its page and its card say it. */
export function ProjectSum({ projectId, start, home }: Props) {
  const figures = useAnswers([projectId], home)?.get(projectId);
  if (!figures) return null;
  return (
    <Text>
      {t("Ce que ce projet vous apporterait")}
      <Text span display="block" fw={650} className="numbers">
        {savingText(figures, start)}
      </Text>
    </Text>
  );
}
