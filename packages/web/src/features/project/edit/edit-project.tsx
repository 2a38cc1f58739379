import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import type { PictureSubject } from "@mec/domain/project";
import { type ReactNode, useMemo, useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { useOwnProject } from "../../../parts/project/own-project.ts";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { useSession } from "../../../platform/session.ts";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { refusedIn } from "../../../ui/forms/refused-fields.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { NotYourProject } from "./not-your-project.tsx";
import { type DescriptionAnswers, type SettingAnswers, toDescriptionAnswers } from "./project-form.ts";
import { DescriptionStep } from "./steps/description-step.tsx";
import { PictureField } from "./steps/picture-field.tsx";
import { SettingsStep } from "./steps/settings-step.tsx";
import { useEditRoute } from "./use-edit-route.ts";
import { type PictureChange, useSaveProject } from "./use-save-project.ts";

interface StepProps {
  project: ProjectAnswer;
  onSaved: () => void;
}

interface FrameProps {
  title: string;
  project: ProjectAnswer;
  /** Discards what was typed. */
  discard: () => void;
  children: ReactNode;
}

function EditFrame({ title, project, discard, children }: FrameProps) {
  return (
    <Page
      title={title}
      intro={project.name}
      space="indigo"
      actions={
        <Button
          component={Link}
          to={pages.ownerInformation.to({ projectId: project.id })}
          variant="default"
          onClick={discard}
        >
          {t("Revenir sans enregistrer")}
        </Button>
      }
    >
      {children}
    </Page>
  );
}

interface ChangedPictureProps {
  shows: PictureSubject;
  change: PictureChange;
  current: { url: string } | null | undefined;
  onChange: (change: PictureChange) => void;
}

/** The picture as it will be once the change is saved. */
function ChangedPicture({ shows, change, current, onChange }: ChangedPictureProps) {
  return (
    <PictureField
      shows={shows}
      picture={change instanceof File ? change : null}
      currentUrl={change === "removed" ? null : (current?.url ?? null)}
      onChoose={onChange}
      onRemove={() => onChange("removed")}
    />
  );
}

function Description({ project, onSaved }: StepProps) {
  const kept = useMemo(() => toDescriptionAnswers(project), [project]);
  const [typed, update, discard] = useDraft(`edit-project:${project.id}:description`, kept);
  const [picture, setPicture] = useState<PictureChange>(null);
  const { onValid, failure, refused } = useSaveProject(project, () => {
    discard();
    onSaved();
  });
  function onTyped(answers: DescriptionAnswers) {
    update(answers);
    if (answers.bearerKind === "" && picture) setPicture(null);
  }
  return (
    <EditFrame title={t("Présentation du projet")} project={project} discard={discard}>
      <DescriptionStep
        initial={typed}
        onTyped={onTyped}
        onValid={(answers) => onValid({ answers, bearerPicture: picture })}
        submitLabel={t("Enregistrer")}
        failure={failure}
        refused={refusedIn(refused, "description")}
        bearerPicture={
          <ChangedPicture
            shows="bearer"
            change={picture}
            current={project.bearerImage}
            onChange={setPicture}
          />
        }
      />
    </EditFrame>
  );
}

function Settings({ project, onSaved }: StepProps) {
  const { perimeter, repartitionKey, visibility, address } = project;
  const kept: SettingAnswers = { perimeter, repartitionKey, visibility, address };
  const [typed, update, discard] = useDraft(`edit-project:${project.id}:typology`, kept);
  const [picture, setPicture] = useState<PictureChange>(null);
  const { onValid, failure, refused } = useSaveProject(project, () => {
    discard();
    onSaved();
  });
  return (
    <EditFrame title={t("Réglages du projet")} project={project} discard={discard}>
      <SettingsStep
        initial={typed}
        onTyped={update}
        onValid={(answers) => onValid({ answers, picture })}
        submitLabel={t("Enregistrer")}
        failure={failure}
        refused={refusedIn(refused, "settings")}
        asksAccount={false}
        folds={false}
        picture={
          <ChangedPicture
            shows="project"
            change={picture}
            current={project.images[0]}
            onChange={setPicture}
          />
        }
      />
    </EditFrame>
  );
}

/** The person's own project, one step at a time: each step is saved separately. */
export function EditProject({ id }: { id: string }) {
  const { step } = useEditRoute();
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: project, error, refetch } = useOwnProject(id);
  if (user === null) {
    return (
      <Navigate
        to={pages.login.to()}
        state={{ from: pages.projectStep.to({ step }, { query: { projectId: id } }) }}
        replace
      />
    );
  }
  if (error) return <FailedPage space="indigo" error={error} retry={refetch} />;
  if (project === undefined) return <PageSkeleton />;
  if (project === null) return <NotYourProject />;
  const Step = step === "description" ? Description : Settings;
  return (
    <Step
      project={project}
      onSaved={() => {
        notify({ message: t("Votre projet est à jour."), color: "green" });
        navigate(pages.ownerInformation.to({ projectId: id }));
      }}
    />
  );
}
