import { applicationCalls } from "@mec/api/application";
import { formatDate, plural } from "@mec/domain/shared";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { Folded } from "../../../../ui/layout/folded.tsx";

/** Consumers who have left, each with his last day, behind how many they are; nothing where nobody has. */
export function Departed({ projectId }: { projectId: string }) {
  const { data = [] } = useAnswer(applicationCalls.listDeparted, { params: { id: projectId } });
  const gone = data.filter(({ kind }) => kind === "consumer");
  if (gone.length === 0) return null;
  return (
    <Folded
      title={t("Ont quitté le projet\u00a0: {{places}}", {
        places: plural(gone.length, t("lieu"), t("lieux")),
      })}
    >
      <ul>
        {gone.map(({ id, name, holder, leftOn, isBack }) => (
          <li key={id}>
            {t("{{name}} ({{holder}}), le {{day}}", { name, holder, day: formatDate(leftOn) })}
            {isBack && t("\u00a0; de retour depuis")}
          </li>
        ))}
      </ul>
    </Folded>
  );
}
