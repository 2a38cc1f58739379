import { t } from "../../../platform/i18n.ts";
import classes from "./dossier-card.module.css";

interface Props {
  /** Tells this choice from others on the page. */
  id: string;
  value: boolean | null;
  onChange: (reclaimsVat: boolean) => void;
}

const answers = [
  { reclaims: true, label: "Oui, nos sommes sont hors taxes" },
  { reclaims: false, label: "Non (mairie, école, association…)" },
] as const;

/** Whether a business gets the VAT of its bills back, in one tap; who taps nothing is counted as one that does. */
export function VatChoice({ id, value, onChange }: Props) {
  return (
    <fieldset className={classes.hours}>
      <legend>{t("Récupérez-vous la TVA de vos factures\u202f? (facultatif)")}</legend>
      <div className={classes.kinds}>
        {answers.map(({ reclaims, label }) => (
          <label key={label} className={classes.choice}>
            <input type="radio" name={id} checked={value === reclaims} onChange={() => onChange(reclaims)} />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
