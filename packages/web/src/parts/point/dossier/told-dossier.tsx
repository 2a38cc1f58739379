import { pages } from "@mec/api";
import {
  powerAnswer,
  supposesUsualPower,
  toldPower,
  type WorkingHours,
  workingHours,
  workingHoursLabels,
} from "@mec/domain/point";
import { IconHome, IconPencil, IconX } from "@tabler/icons-react";
import { type RefObject, useRef } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { usePoints } from "../../../platform/session.ts";
import { ButtonLink, PlainButton } from "../../../ui/plain/button.tsx";
import classes from "./dossier-card.module.css";
import type { Dossier } from "./dossier-schema.ts";
import { dossierText } from "./dossier-text.ts";
import { hoursLabel } from "./hours-label.ts";
import { KindChoice } from "./kind-choice.tsx";
import { PlaceChoice } from "./place-choice.tsx";
import { powerAnswers } from "./power-choice.tsx";
import { saysBusiness } from "./says-business.ts";
import type { KnownDossier } from "./use-known-dossier.ts";

interface Props {
  known: KnownDossier;
  onTold: (() => void) | undefined;
  onEdit: () => void;
  /** Opens the field of a business's price; left out where it is asked beside the sum. */
  onPrice?: (() => void) | undefined;
  onClear: () => void;
}

interface HoursProps {
  value: WorkingHours | null;
  onChange: (hours: WorkingHours | null) => void;
}

/** At what hours a business is counted, told or supposed, and the others one tap away. */
function Hours({ value, onChange }: HoursProps) {
  return (
    <select
      className={classes.hours}
      aria-label={t("Quand consommez-vous le plus\u202f?")}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(workingHours.find((hours) => hours === currentTarget.value) ?? null)
      }
    >
      <option value="">{t("En journée, supposé\u00a0: modifier")}</option>
      {workingHours.map((hours) => (
        <option key={hours} value={hours}>
          {hours === value
            ? t("{{hours}}\u00a0: modifier", { hours: t(workingHoursLabels[hours]) })
            : hoursLabel(hours)}
        </option>
      ))}
    </select>
  );
}

/** The power that is counted for a business that may have more, told or supposed, and the others one tap away. */
function Power({ known: { dossier, change } }: Pick<Props, "known">) {
  const told = powerAnswer(dossier);
  const annualKwh = Number(dossier.annualConsumption);
  if (told === "" && !supposesUsualPower({ consumerType: "professional", annualKwh })) return null;
  return (
    <select
      className={classes.hours}
      aria-label={t("Puissance du compteur")}
      value={told}
      onChange={({ currentTarget }) => change(toldPower(currentTarget.value))}
    >
      <option value="">{t("36\u00a0kVA au plus, supposé\u00a0: modifier")}</option>
      {powerAnswers().map(({ value, label }) => (
        <option key={value} value={value}>
          {value === told ? t("{{power}}\u00a0: modifier", { power: label }) : label}
        </option>
      ))}
    </select>
  );
}

/** What a business may say in one tap: its hours, the power of its meter, and the price that its sums lack. */
function BusinessLine({ known, onPrice }: Pick<Props, "known" | "onPrice">) {
  const { dossier, asksPrice, change } = known;
  const knowsPrice = dossier.contract.type !== "";
  return (
    <div className={classes.line}>
      <Hours value={dossier.workingHours ?? null} onChange={(hours) => change({ workingHours: hours })} />
      <Power known={known} />
      {onPrice && !knowsPrice && (
        <button type="button" className={classes.ask} onClick={onPrice}>
          {asksPrice ? t("Dire mon prix pour lire les sommes") : t("Dire mon prix")}
        </button>
      )}
    </div>
  );
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

/** A business's line: its hours and its power stand in the line below, where they are changed. */
const openText = (dossier: Dossier): string =>
  dossierText({ ...dossier, workingHours: null, meterPower: null, segment: null });

/** The dossier's line, and the actions on it. */
export function ToldDossier({ known, onTold, onEdit, onPrice, onClear }: Props) {
  const { profileType } = usePrices();
  const { dossier, ownPoint, isEmpty, text } = known;
  const points = usePoints().data?.consumptionPoints ?? [];
  const edit = useRef<HTMLButtonElement>(null);
  const knowsUse = Number(dossier.annualConsumption) > 0;
  const isOpenBusiness = !ownPoint && knowsUse && (profileType === "professional" || saysBusiness(dossier));
  const told = isOpenBusiness ? openText(dossier) : text;
  return (
    <>
      <div className={classes.line}>
        <IconHome size={20} aria-hidden />
        <p className={classes.text}>{isEmpty ? t("Que vous apporterait chaque projet\u202f?") : told}</p>
        {!ownPoint && <Acts edit={edit} onEdit={onEdit} onClear={isEmpty ? null : onClear} />}
      </div>
      {isOpenBusiness && <BusinessLine known={known} onPrice={onPrice} />}
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
          isInRow
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
