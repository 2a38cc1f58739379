import { Skeleton } from "@mantine/core";
import type { ProjectAnswer } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { useMemo } from "react";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { OwnerSpace } from "../../../ui/owner-space/index.ts";
import { InterlocutorEditor } from "../../../ui/pmo/interlocutor-editor.tsx";
import type { InterlocutorForm } from "../../../ui/pmo/interlocutor-form.ts";
import { useAssociation, useInterlocutor } from "../../../ui/pmo/pmo-queries.ts";
import { FormCard } from "../papers/form-card.tsx";
import styles from "../papers/paper-page.module.css";
import { PaperPage } from "../papers/paper-page.tsx";
import { useTyped } from "../papers/typed.ts";
import { type AgreementName, AgreementNameForm } from "./agreement-name.tsx";

function Accord({ project }: { project: ProjectAnswer }) {
  const projectId = project.id;
  const association = useAssociation(projectId);
  const interlocutor = useInterlocutor(projectId);
  const typedInterlocutor = useTyped<InterlocutorForm>("interlocutor", projectId);
  const keptName = association.data?.projectName ?? "";
  const first = useMemo(() => ({ projectName: keptName }), [keptName]);
  const [name, keepName, forgetName] = useDraft<AgreementName>(`papers:agreement-name:${projectId}`, first);
  const error = association.error ?? interlocutor.error;
  if (error) {
    return (
      <LoadError
        error={error}
        fallback={messages.projectDataFailed}
        retry={() => Promise.all([association.refetch(), interlocutor.refetch()])}
      />
    );
  }
  if (association.data === undefined || interlocutor.data === undefined)
    return <Skeleton height={560} radius={12} />;
  return (
    <PaperPage
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
      <div className={styles.cards}>
        <FormCard
          id="interlocutor-form"
          title={t("L’interlocuteur de la PMO")}
          text={t("La personne qui signe pour la PMO, et à qui l’on écrit.")}
        >
          <InterlocutorEditor
            projectId={projectId}
            interlocutor={interlocutor.data}
            onSaved={() =>
              notify({
                message: t("L’interlocuteur est enregistré\u00a0: l’accord le nomme."),
                color: "green",
              })
            }
          />
        </FormCard>
        <FormCard
          id="name-form"
          title={t("Le nom de l’opération")}
          text={t("Tel qu’il est écrit dans les documents à signer.")}
        >
          <AgreementNameForm
            projectId={projectId}
            association={association.data}
            ownName={project.name}
            typed={name}
            onType={keepName}
            onSaved={forgetName}
          />
        </FormCard>
      </div>
    </PaperPage>
  );
}

/** The agreement to take part, beside what feeds it. */
export function CreateAccordPage() {
  return <OwnerSpace page="my-documents">{(project) => <Accord project={project} />}</OwnerSpace>;
}
