import { pages } from "@mec/api";
import {
  powerAnswer,
  supposesUsualPower,
  toldPower,
  type WorkingHours,
  workingHours,
  workingHoursLabels,
} from "@mec/domain/point";
import { IconHome } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { usePoints } from "../../../platform/session.ts";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import { DossierActs } from "./dossier-acts.tsx";
import classes from "./dossier-card.module.css";
import { DossierKinds } from "./dossier-kinds.tsx";
import type { Dossier } from "./dossier-schema.ts";
import { dossierText } from "./dossier-text.ts";
import { hoursLabel } from "./hours-label.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { powerAnswers } from "./power-choice.tsx";
import { saysBusiness } from "./says-business.ts";
import type { KnownDossier } from "./use-known-dossier.ts";
import { livedIn } from "./usual-place.ts";

interface Props {
  known: KnownDossier;
  /** Whether its kind was tapped just now: the focus went away with the kinds, and stays in the card. */
  isJustChosen: boolean;
  onChoose: () => void;
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

/** A business's line: its hours and its power stand in the line below, where they are changed. */
const openText = (dossier: Dossier): string =>
  dossierText({ ...dossier, workingHours: null, meterPower: null, segment: null });

/** The line of a dossier in which something was told, and the actions on it. */
export function ToldDossier({ known, isJustChosen, onChoose, onEdit, onPrice, onClear }: Props) {
  const { profileType } = usePrices();
  const { dossier, ownPoint, text } = known;
  const points = livedIn(usePoints().data?.consumptionPoints ?? []);
  const edit = useRef<HTMLButtonElement>(null);
  const knowsUse = Number(dossier.annualConsumption) > 0;
  const isOpenBusiness = !ownPoint && knowsUse && (profileType === "professional" || saysBusiness(dossier));
  const told = isOpenBusiness ? openText(dossier) : text;
  useEffect(() => {
    // No later focus is taken from a field that was entered meanwhile, nor the page scrolled away from a result.
    if (isJustChosen && knowsUse && document.activeElement === document.body)
      edit.current?.focus({ preventScroll: true });
  }, [isJustChosen, knowsUse]);
  return (
    <>
      <div className={classes.line}>
        <IconHome size={20} aria-hidden />
        <p className={classes.text}>{told}</p>
        {!ownPoint && <DossierActs edit={edit} onEdit={onEdit} onClear={onClear} />}
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
      {!knowsUse && !ownPoint && <DossierKinds known={known} onChoose={onChoose} />}
    </>
  );
}
