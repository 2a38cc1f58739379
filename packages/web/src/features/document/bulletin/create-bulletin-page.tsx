import { Skeleton } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { OwnerSpace } from "../../../ui/owner-space/index.ts";
import { AssociationEditor } from "../../../ui/pmo/association-editor.tsx";
import { type AssociationForm, associationOf } from "../../../ui/pmo/association-form.ts";
import { FeeEditor } from "../../../ui/pmo/fee-editor.tsx";
import { type FeeForm, feeOf } from "../../../ui/pmo/fee-form.ts";
import { useAssociation, useMembershipFee } from "../../../ui/pmo/pmo-queries.ts";
import { FormCard } from "../papers/form-card.tsx";
import styles from "../papers/paper-page.module.css";
import { PaperPage } from "../papers/paper-page.tsx";
import { useTyped } from "../papers/typed.ts";

function Bulletin({ projectId }: { projectId: string }) {
  const association = useAssociation(projectId);
  const fee = useMembershipFee(projectId);
  const typedAssociation = useTyped<AssociationForm>("association", projectId);
  const typedFee = useTyped<FeeForm>("fee", projectId);
  const error = association.error ?? fee.error;
  if (error) {
    return (
      <LoadError
        error={error}
        fallback={messages.projectDataFailed}
        retry={() => Promise.all([association.refetch(), fee.refetch()])}
      />
    );
  }
  if (association.data === undefined || fee.data === undefined) return <Skeleton height={560} radius={12} />;
  return (
    <PaperPage
      projectId={projectId}
      kind="bulletin"
      draft={{
        ...(typedAssociation ? { association: associationOf(typedAssociation) } : {}),
        ...(typedFee ? { fee: { ...feeOf(typedFee) } } : {}),
      }}
      intro={t(
        "Chaque participant le signe pour adhérer à l’association. Il se remplit de ce que vous dites ici, et de ce que chacun a dit de lui-même.",
      )}
    >
      <div className={styles.cards}>
        <FormCard
          id="association-form"
          title={t("L’association")}
          text={t("La personne morale organisatrice, à laquelle les participants adhèrent.")}
        >
          <AssociationEditor
            projectId={projectId}
            association={association.data}
            alreadyCreated
            onSaved={() =>
              notify({
                message: t("L’association est enregistrée\u00a0: le bulletin la nomme."),
                color: "green",
              })
            }
            beside={() => null}
          />
        </FormCard>
        <FormCard
          id="fee-form"
          title={t("La cotisation")}
          text={t("Ce que verse chaque membre, et comment. Une adhésion gratuite se dit aussi.")}
        >
          <FeeEditor
            projectId={projectId}
            fee={fee.data}
            onSaved={() =>
              notify({
                message: t("La cotisation est enregistrée\u00a0: le bulletin l’indique."),
                color: "green",
              })
            }
          />
        </FormCard>
      </div>
    </PaperPage>
  );
}

/** The membership form, beside what feeds it. */
export function CreateBulletinPage() {
  return <OwnerSpace page="my-documents">{({ id }) => <Bulletin projectId={id} />}</OwnerSpace>;
}
