import { pages } from "@mec/api";
import type { PictureSubject } from "@mec/domain/project";
import { useNavigate } from "react-router";
import { useProductionDraft } from "../../../../parts/point/publishing/production-draft.ts";
import { firstOpenStep, stepsOf } from "../../../../parts/point/publishing/production-form.ts";
import { useRefusedPublication } from "../../../../parts/point/publishing/refused.ts";
import { publishingStepNames } from "../../../../parts/point/publishing/steps.ts";
import { t } from "../../../../platform/i18n.ts";
import { markSent } from "../../../../platform/sent-draft.ts";
import { useSession } from "../../../../platform/session.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { Wizard } from "../../../../ui/wizard/index.ts";
import { type DescriptionAnswers, descriptionStepSchema } from "../project-form.ts";
import { DescriptionStep } from "../steps/description-step.tsx";
import { GridOperatorField } from "../steps/grid-operator-field.tsx";
import { PictureField } from "../steps/picture-field.tsx";
import { SettingsStep } from "../steps/settings-step.tsx";
import { useEditRoute } from "../use-edit-route.ts";
import { DuplicatesNotice } from "./duplicates-notice.tsx";
import { MissingStep } from "./missing-step.tsx";
import { PerimeterWarning } from "./perimeter-warning.tsx";
import { useProjectDraft } from "./project-draft.ts";
import { submitLabel } from "./submit-label.ts";
import { useKeptPicture } from "./use-kept-picture.ts";
import { usePublish } from "./use-publish.ts";
import { Warnings } from "./warnings.tsx";

interface NewPictureProps {
  shows: PictureSubject;
  picture: File | null | undefined;
  onChoose: (picture: File | null) => void;
}

/** A picture that is sent once there is a project to give it to. */
const NewPicture = ({ shows, picture, onChoose }: NewPictureProps) => (
  <PictureField
    shows={shows}
    picture={picture ?? null}
    currentUrl={null}
    onChoose={onChoose}
    onRemove={() => onChoose(null)}
  />
);

function Description() {
  const { goTo } = useEditRoute();
  const navigate = useNavigate();
  const [production] = useProductionDraft(null);
  const [draft, update] = useProjectDraft();
  const { refused, settle } = useRefusedPublication();
  const [picture, choosePicture] = useKeptPicture("bearer");
  const { name, description, bearerKind, bearerName, expectedStart } = draft;
  function typed(answers: DescriptionAnswers) {
    update(answers);
    // A picture of nobody is not kept: it would come back with another bearer.
    if (answers.bearerKind === "" && picture) choosePicture(null);
  }
  function go(answers: DescriptionAnswers) {
    typed(answers);
    settle("description");
    goTo("typology");
  }
  return (
    <Wizard
      steps={publishingStepNames(production)}
      current={stepsOf(production).length}
      title={t("Comment présentez-vous votre projet\u202f?")}
      intro={t("C’est ce que liront vos voisins sur la page du projet.")}
      space="indigo"
      onBack={() => navigate(pages.producerStep.to({ step: "price" }))}
    >
      <DescriptionStep
        initial={{ name, description, bearerKind, bearerName, expectedStart }}
        onTyped={typed}
        onValid={go}
        submitLabel={t("Continuer")}
        refused={refusedIn(refused, "description")}
        isNew
        bearerPicture={<NewPicture shows="bearer" picture={picture} onChoose={choosePicture} />}
      />
    </Wizard>
  );
}

/** Asked while publishing and sent once the project exists; afterwards the perimeter's page asks for it. */
function NewGridOperator() {
  const [production] = useProductionDraft(null);
  const [draft, update] = useProjectDraft();
  return (
    <GridOperatorField
      id="gridOperator"
      label={t("Gestionnaire du réseau (facultatif)")}
      value={draft.gridOperator}
      onChange={(gridOperator) => update({ gridOperator })}
      address={draft.address ?? production.address}
    />
  );
}

function Settings() {
  const { goTo } = useEditRoute();
  const navigate = useNavigate();
  const { user } = useSession();
  const [production] = useProductionDraft(null);
  const [draft, update] = useProjectDraft();
  const [picture, choosePicture] = useKeptPicture("project");
  const [bearerPicture] = useKeptPicture("bearer");
  const { publish, duplicates, checked, failure, refused } = usePublish((id) => {
    markSent(id);
    navigate(pages.projectStep.to({ step: "typology" }, { query: { published: id } }), { replace: true });
  });
  const { perimeter, repartitionKey, visibility } = draft;
  const check = checked?.perimeter === perimeter ? checked.check : null;
  const isWarned = duplicates.length > 0 || (check?.faults.length ?? 0) > 0;
  return (
    <Wizard
      steps={publishingStepNames(production)}
      current={stepsOf(production).length + 1}
      title={t("Quels sont les réglages du projet\u202f?")}
      intro={t("Vous pourrez tout modifier ensuite.")}
      space="indigo"
      onBack={() => goTo("description")}
    >
      <SettingsStep
        initial={{ perimeter, repartitionKey, visibility, address: draft.address ?? production.address }}
        onTyped={update}
        onValid={(answers, account) => {
          update(answers);
          return publish({
            project: { ...draft, ...answers },
            production,
            picture: picture ?? null,
            bearerPicture: bearerPicture ?? null,
            account,
          });
        }}
        submitLabel={submitLabel({ visibility, isWarned })}
        failure={failure}
        refused={refusedIn(refused, "settings")}
        asksAccount={user === null}
        folds
        picture={<NewPicture shows="project" picture={picture} onChoose={choosePicture} />}
        gridOperator={<NewGridOperator />}
        notice={
          <Warnings isShown={isWarned}>
            <PerimeterWarning check={check} perimeter={perimeter} />
            <DuplicatesNotice duplicates={duplicates} />
          </Warnings>
        }
      />
    </Wizard>
  );
}

/** The last two steps of publishing. The earlier ones must be answered first: they are sent together. */
export function PublishProject() {
  const { step } = useEditRoute();
  const [production] = useProductionDraft(null);
  const [project] = useProjectDraft();
  const open = firstOpenStep(production);
  if (open)
    return (
      <MissingStep to={pages.producerStep.to({ step: open })} hasAddress={production.address !== null} />
    );
  if (step === "description") return <Description />;
  if (!descriptionStepSchema.safeParse(project).success) return <Description />;
  return <Settings />;
}
