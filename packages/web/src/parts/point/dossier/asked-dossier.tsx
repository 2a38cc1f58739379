import { IconHome } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { DossierActs } from "./dossier-acts.tsx";
import classes from "./dossier-card.module.css";
import { DossierKinds } from "./dossier-kinds.tsx";
import type { KnownDossier } from "./use-known-dossier.ts";

interface Props {
  known: Pick<KnownDossier, "change">;
  onEdit: () => void;
  onChoose: () => void;
}

/**
 * What the card asks who has told nothing. Apart from what was told: that reads schemas, whose evaluation would hold the
 * first touch of a phone.
 */
export function AskedDossier({ known, onEdit, onChoose }: Props) {
  return (
    <>
      <div className={classes.line}>
        <IconHome size={20} aria-hidden />
        <p className={classes.text}>{t("Que vous apporterait chaque projet\u202f?")}</p>
        <DossierActs onEdit={onEdit} onClear={null} />
      </div>
      <p className={`${classes.note} ${classes.wide}`}>{t("Gardé dans ce navigateur seulement.")}</p>
      <DossierKinds known={known} onChoose={onChoose} />
    </>
  );
}
