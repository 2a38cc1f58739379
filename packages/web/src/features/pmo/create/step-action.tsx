import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import type { PmoStepKey } from "@mec/domain/pmo";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { models, modelUrl } from "../files/models.ts";

/** The anchor of the association's form on the page. */
export const formId = "description";

function ToForm({ children }: { children: ReactNode }) {
  return <Anchor href={`#${formId}`}>{children}</Anchor>;
}

function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={path}>
      {children}
    </Anchor>
  );
}

function MinutesLink({ projectId }: { projectId: string }) {
  const minutes = models.find(({ key }) => key === "minutes");
  if (!minutes) return null;
  return (
    <Anchor href={modelUrl(minutes, projectId, "docx")} download>
      {t("Télécharger le modèle de procès-verbal")}
    </Anchor>
  );
}

const actions: Record<PmoStepKey, (projectId: string) => ReactNode> = {
  statutes: () => <ToForm>{t("Décrire l’association")}</ToForm>,
  description: () => <ToForm>{t("Décrire l’association")}</ToForm>,
  assembly: (projectId) => <MinutesLink projectId={projectId} />,
  upload: (projectId) => (
    <To path={pages.ownerInformation.to({ projectId }, { hash: "files" })}>
      {t("Déposer les statuts signés")}
    </To>
  ),
  declaration: () => <ToForm>{t("Indiquer le numéro RNA")}</ToForm>,
  bulletin: (projectId) => (
    <To path={pages.createBulletin.to({ projectId })}>{t("Éditer le bulletin d’adhésion")}</To>
  ),
  consumers: (projectId) => (
    <To path={pages.ownerDocuments.to({ projectId, tab: "bulletin" })}>
      {t("Voir les bulletins d’adhésion")}
    </To>
  ),
  producers: (projectId) => (
    <To path={pages.ownerDocuments.to({ projectId, tab: "bulletin" })}>
      {t("Voir les bulletins d’adhésion")}
    </To>
  ),
};

/** The link or button that leads to where a step is done. */
export function StepAction({ step, projectId }: { step: PmoStepKey; projectId: string }) {
  return actions[step](projectId);
}
