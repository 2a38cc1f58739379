import { Anchor, Button } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import { operator } from "../../platform/operator.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../ui/illustrations/empty-states.tsx";

/** In place of the articles when the search finds none. */
export function NoArticle({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      illustration={<NoResult />}
      title={t("Aucun article ne parle de cela")}
      text={
        <>
          {t("Essayez un autre mot, plus court ou plus courant. Ou posez-nous votre question\u00a0:")}{" "}
          <Anchor href={`mailto:${operator.contactEmail}`}>{operator.contactEmail}</Anchor>
        </>
      }
      action={<Button onClick={onAll}>{t("Voir tous les articles")}</Button>}
    />
  );
}
