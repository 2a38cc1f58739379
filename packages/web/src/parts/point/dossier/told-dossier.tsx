import { pages } from "@mec/api";
import { IconHome, IconPencil, IconX } from "@tabler/icons-react";
import { type RefObject, useRef } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";
import { ButtonLink, PlainButton } from "../../../ui/plain/button.tsx";
import classes from "./dossier-card.module.css";
import { KindChoice } from "./kind-choice.tsx";
import { PlaceChoice } from "./place-choice.tsx";
import type { KnownDossier } from "./use-known-dossier.ts";

interface Props {
  known: KnownDossier;
  onTold: (() => void) | undefined;
  onEdit: () => void;
  onClear: () => void;
}

interface ActsProps extends Pick<Props, "onEdit"> {
  /** Null where there is nothing to clear yet. */
  onClear: (() => void) | null;
  /** What holds the button that edits. */
  edit: RefObject<HTMLButtonElement | null>;
}

function Acts({ edit, onEdit, onClear }: ActsProps) {
  return (
    <div>
      <PlainButton
        ref={edit}
        look="subtle"
        size="small-icon"
        title={onClear ? t("Modifier") : t("Décrire mon lieu")}
        aria-label={onClear ? t("Modifier ma fiche") : t("Décrire mon lieu")}
        onClick={onEdit}
      >
        <IconPencil size={18} aria-hidden />
      </PlainButton>
      {onClear && (
        <PlainButton
          look="subtle"
          size="small-icon"
          title={t("Vider")}
          aria-label={t("Vider ma fiche")}
          onClick={onClear}
        >
          <IconX size={18} aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}

/** The dossier's line, and the actions on it. */
export function ToldDossier({ known, onTold, onEdit, onClear }: Props) {
  const { dossier, ownPoint, isEmpty, text } = known;
  const points = usePoints().data?.consumptionPoints ?? [];
  const edit = useRef<HTMLButtonElement>(null);
  const knowsUse = Number(dossier.annualConsumption) > 0;
  return (
    <>
      <div className={classes.line}>
        <IconHome size={20} aria-hidden />
        <p className={classes.text}>{isEmpty ? t("Que vous apporterait chaque projet\u202f?") : text}</p>
        {!ownPoint && <Acts edit={edit} onEdit={onEdit} onClear={isEmpty ? null : onClear} />}
      </div>
      {ownPoint ? (
        <>
          <PlaceChoice points={points} current={ownPoint.id} />
          <div className={classes.line}>
            <ButtonLink
              look="subtle"
              size="compact"
              to={pages.consumerProfile.to({ consumerId: ownPoint.id })}
            >
              {t("Modifier dans mon profil")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <p className={`${classes.note} ${classes.wide}`}>{t("Gardé dans ce navigateur seulement.")}</p>
      )}
      {!knowsUse && !ownPoint && (
        <KindChoice
          legend={t("Votre consommation, en un geste\u00a0:")}
          onChoose={(told) => {
            known.change(told);
            // The kinds go away with the focus: it stays in the card, where no result takes it.
            edit.current?.focus({ preventScroll: true });
            onTold?.();
          }}
        />
      )}
    </>
  );
}
