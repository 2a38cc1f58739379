import { Anchor, Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoApplication, NoResult } from "../../../ui/illustrations/index.ts";

interface Props {
  projectId: string;
  isFiltered: boolean;
  /** The list was of what is to send, and nothing is any more. */
  isAllSent: boolean;
  onReset: () => void;
}

/** What stands where no document is: a search that found none, or nobody who was accepted. */
export function NoDocuments({ projectId, isFiltered, isAllSent, onReset }: Props) {
  if (isAllSent) {
    return (
      <EmptyState
        illustration={<NoResult />}
        title={t("Plus rien n’est à envoyer")}
        text={t("Tout ce qui pouvait partir est parti. La liste entière dit où en est chacun.")}
        action={
          <Button data-reads onClick={onReset}>
            {t("Voir tous les documents")}
          </Button>
        }
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        illustration={<NoResult />}
        title={t("Aucun document ne correspond à cette recherche")}
        text={t("Essayez un autre nom, ou un autre état.")}
        action={
          <Button data-reads onClick={onReset}>
            {t("Effacer la recherche")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      illustration={<NoApplication />}
      title={t("Personne n’a encore de document à signer")}
      text={t(
        "Dès qu’une candidature est acceptée, la personne apparaît ici et ses documents se préparent d’eux-mêmes.",
      )}
      action={
        <Anchor component={Link} to={pages.ownerConsumers.to({ projectId })}>
          {t("Voir les candidatures")}
        </Anchor>
      }
    />
  );
}
