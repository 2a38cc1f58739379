import { Button } from "@mantine/core";
import type { OwnerTab } from "@mec/domain/application";
import type { ReactNode } from "react";
import { t } from "../../../../platform/i18n.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { NoApplication, NoResult } from "../../../../ui/illustrations/index.ts";

const texts: Record<OwnerTab, { title: string; text: string }> = {
  pending: {
    title: "Pas de candidature à étudier",
    text: "Vous recevrez un e-mail à chaque nouvelle candidature. Faites connaître votre projet autour de vous pour en recevoir.",
  },
  "price-proposal": {
    title: "Aucun prix en attente de réponse",
    text: "Proposez un prix depuis l’onglet «\u00a0Candidatures\u00a0»\u00a0: la personne l’accepte ou le refuse, et vous en êtes prévenu.",
  },
  "pre-integrated": {
    title: "Personne n’est encore accepté",
    text: "Vous trouverez ici les personnes dont vous avez accepté la candidature, ou qui ont accepté votre prix.",
  },
  exploitation: {
    title: "Le partage n’a pas encore commencé",
    text: "Vous trouverez ici les participants qui reçoivent votre électricité, une fois leurs documents signés.",
  },
  refused: {
    title: "Aucune candidature refusée",
    text: "Vous trouverez ici les candidatures que vous avez refusées et celles qui ont été retirées, avec leur raison.",
  },
};

interface Props {
  tab: OwnerTab;
  isFiltered: boolean;
  onReset: () => void;
  invite: ReactNode;
}

/** Why a tab is empty, and what to do next. */
export function TabEmpty({ tab, isFiltered, onReset, invite }: Props) {
  if (isFiltered) {
    return (
      <EmptyState
        illustration={<NoResult />}
        title={t("Personne ne correspond à cette recherche")}
        text={t("Essayez un autre mot, ou un autre choix.")}
        action={<Button onClick={onReset}>{t("Effacer la recherche")}</Button>}
      />
    );
  }
  const { title, text } = texts[tab];
  return (
    <EmptyState
      illustration={<NoApplication />}
      title={t(title)}
      text={t(text)}
      action={tab === "pending" ? invite : undefined}
    />
  );
}
