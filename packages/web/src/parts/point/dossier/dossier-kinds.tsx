import { t } from "../../../platform/i18n.ts";
import { KindChoice } from "./kind-choice.tsx";
import type { KnownDossier } from "./use-known-dossier.ts";

interface Props {
  known: Pick<KnownDossier, "change">;
  onChoose: () => void;
}

/** The consumption of the place, told in one tap. */
export function DossierKinds({ known, onChoose }: Props) {
  return (
    <KindChoice
      isInRow
      legend={t("Votre consommation\u00a0:")}
      onChoose={(told) => {
        known.change(told);
        onChoose();
      }}
    />
  );
}
