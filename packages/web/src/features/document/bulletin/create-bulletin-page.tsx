import { messages } from "@mec/domain/shared";
import { AssociationEditor } from "../../../parts/pmo/association-editor.tsx";
import { type AssociationForm, associationDraft } from "../../../parts/pmo/association-form.ts";
import { FeeEditor } from "../../../parts/pmo/fee-editor.tsx";
import { type FeeForm, feeOf } from "../../../parts/pmo/fee-form.ts";
import { type Pmo, useAssociation, useMembershipFee } from "../../../parts/pmo/pmo-queries.ts";
import { useTyped } from "../../../parts/pmo/use-typed.ts";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { t } from "../../../platform/i18n.ts";
import { together } from "../../../platform/together.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { DraftPage } from "../drafting/draft-page.tsx";
import { FormCard } from "../drafting/form-card.tsx";

interface Props {
  projectId: string;
  kept: Pick<Pmo, "association" | "fee">;
}

function Bulletin({ projectId, kept: { association, fee } }: Props) {
  const { bearer } = useProjectOfSpace();
  const typedAssociation = useTyped<AssociationForm>("association", projectId);
  const typedFee = useTyped<FeeForm>("fee", projectId);
  return (
    <DraftPage
      projectId={projectId}
      kind="bulletin"
      draft={{
        ...(typedAssociation ? { association: associationDraft(typedAssociation) } : {}),
        ...(typedFee ? { fee: { ...feeOf(typedFee) } } : {}),
      }}
      intro={t(
        "Chaque participant le signe pour adhérer à l’association. Il se remplit de ce que vous dites ici, et de ce que chacun a dit de lui-même.",
      )}
    >
      <FormCard
        id="association-form"
        title={t("L’association")}
        text={t("La personne morale organisatrice, à laquelle les participants adhèrent.")}
        saved={t("L’association est enregistrée\u00a0: le bulletin la nomme.")}
      >
        {(onSaved) => (
          <AssociationEditor
            projectId={projectId}
            association={association}
            bearer={bearer}
            alreadyCreated
            onSaved={onSaved}
          />
        )}
      </FormCard>
      <FormCard
        id="fee-form"
        title={t("La cotisation")}
        text={t("Ce que verse chaque membre, et comment. Une adhésion gratuite se dit aussi.")}
        saved={t("La cotisation est enregistrée\u00a0: le bulletin l’indique.")}
      >
        {(onSaved) => <FeeEditor projectId={projectId} fee={fee} onSaved={onSaved} />}
      </FormCard>
    </DraftPage>
  );
}

function LoadedBulletin({ projectId }: { projectId: string }) {
  const kept = together({ association: useAssociation(projectId), fee: useMembershipFee(projectId) });
  return (
    <Loaded of={kept} fallback={messages.projectDataFailed}>
      {(all) => <Bulletin projectId={projectId} kept={all} />}
    </Loaded>
  );
}

/** The membership form, beside the form that fills it. */
export function CreateBulletinPage() {
  return <LoadedBulletin projectId={useProjectOfSpace().id} />;
}
