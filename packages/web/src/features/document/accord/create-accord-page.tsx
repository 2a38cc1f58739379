import type { ProjectAnswer } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { useMemo } from "react";
import { InterlocutorEditor } from "../../../parts/pmo/interlocutor-editor.tsx";
import type { InterlocutorForm } from "../../../parts/pmo/interlocutor-form.ts";
import { type Pmo, useAssociation, useInterlocutor } from "../../../parts/pmo/pmo-queries.ts";
import { useTyped } from "../../../parts/pmo/use-typed.ts";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { together } from "../../../platform/together.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { DraftPage } from "../drafting/draft-page.tsx";
import { FormCard } from "../drafting/form-card.tsx";
import { type AgreementName, AgreementNameForm } from "./agreement-name.tsx";

interface Props {
  project: ProjectAnswer;
  kept: Pick<Pmo, "association" | "interlocutor">;
}

function Accord({ project: { id: projectId, name: ownName }, kept: { association, interlocutor } }: Props) {
  const typedInterlocutor = useTyped<InterlocutorForm>("interlocutor", projectId);
  const keptName = association?.projectName ?? "";
  const first = useMemo(() => ({ projectName: keptName }), [keptName]);
  const [name, keepName, forgetName] = useDraft<AgreementName>(`papers:agreement-name:${projectId}`, first);
  return (
    <DraftPage
      projectId={projectId}
      kind="accord"
      draft={{
        ...(typedInterlocutor ? { interlocutor: { ...typedInterlocutor } } : {}),
        ...(name.projectName.trim() ? { association: { projectName: name.projectName } } : {}),
      }}
      intro={t(
        "Chaque participant y autorise le partage et l’usage de ses données de comptage. Il le signe, puis l’interlocuteur de la PMO.",
      )}
    >
      <FormCard
        id="interlocutor-form"
        title={t("L’interlocuteur de la PMO")}
        text={t("La personne qui signe pour la PMO, et à qui l’on écrit.")}
        saved={t("L’interlocuteur est enregistré\u00a0: l’accord le nomme.")}
      >
        {(onSaved) => (
          <InterlocutorEditor projectId={projectId} interlocutor={interlocutor} onSaved={onSaved} />
        )}
      </FormCard>
      <FormCard
        id="name-form"
        title={t("Le nom de l’opération")}
        text={t("Tel qu’il est écrit dans les documents à signer.")}
        saved={t("Le nom est enregistré\u00a0: l’accord le porte.")}
      >
        {(onSaved) => (
          <AgreementNameForm
            projectId={projectId}
            association={association}
            ownName={ownName}
            typed={name}
            onType={keepName}
            onSaved={() => {
              forgetName();
              onSaved();
            }}
          />
        )}
      </FormCard>
    </DraftPage>
  );
}

function LoadedAccord({ project }: { project: ProjectAnswer }) {
  const kept = together({
    association: useAssociation(project.id),
    interlocutor: useInterlocutor(project.id),
  });
  return (
    <Loaded of={kept} fallback={messages.projectDataFailed}>
      {(all) => <Accord project={project} kept={all} />}
    </Loaded>
  );
}

/** The agreement to take part, beside the form that fills it. */
export function CreateAccordPage() {
  return <LoadedAccord project={useProjectOfSpace()} />;
}
