import { type ProfileType, profileTypes } from "@mec/domain/account";
import { useId } from "react";
import { t } from "../../platform/i18n.ts";
import { useProfileType } from "../../platform/profile-type.ts";
import styles from "./profile-type-switch.module.css";
import { useChooseProfileType } from "./use-choose-profile-type.ts";

const labels: Record<ProfileType, string> = { professional: "Professionnel", individual: "Particulier" };

/** Prices without tax for a professional, with tax for an individual. */
export function ProfileTypeSwitch({ disabled = false }: { disabled?: boolean }) {
  const [current] = useProfileType();
  const choose = useChooseProfileType();
  const name = useId();
  return (
    <fieldset className={styles.switch} disabled={disabled}>
      <legend className={styles.legend}>{t("Type de profil")}</legend>
      {profileTypes.map((type) => (
        <label key={type} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={current === type}
            onChange={() => choose(type)}
          />
          <span className={styles.label}>{t(labels[type])}</span>
        </label>
      ))}
    </fieldset>
  );
}
