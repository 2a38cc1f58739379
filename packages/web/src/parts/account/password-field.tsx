import { PasswordInput } from "@mantine/core";
import { type PasswordOwner, saysOwnWords } from "@mec/domain/account";
import { IconCheck, IconCircle } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import styles from "./password-field.module.css";
import { ownWordsRule, passwordRules } from "./password-rules.ts";

const revealButton = () => ({ "aria-label": t("Afficher le mot de passe") });

interface Props extends FieldProps<string> {
  /** The person who chooses, as far as the page knows: the password may not contain her names. */
  owner?: PasswordOwner;
}

/** A field to choose a new password: each rule is ticked off while the person types. */
export function PasswordField({ label, description, owner, ...field }: Props) {
  return (
    <PasswordInput
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      label={label ?? t("Mot de passe")}
      description={
        <>
          {description}
          <ul className={styles.rules}>
            {passwordRules.map(({ text, isMet }) => (
              <Rule key={text} text={text} met={isMet(field.value)} />
            ))}
            {owner && (
              <Rule text={ownWordsRule} met={field.value !== "" && !saysOwnWords(field.value, owner)} />
            )}
          </ul>
        </>
      }
      descriptionProps={{ component: "div" }}
      autoComplete="new-password"
      classNames={{ input: styles.box }}
      visibilityToggleFocusable
      visibilityToggleButtonProps={revealButton()}
    />
  );
}

function Rule({ text, met }: { text: string; met: boolean }) {
  const Icon = met ? IconCheck : IconCircle;
  return (
    <li className={styles.rule} data-met={met || undefined}>
      <Icon size={16} stroke={met ? 3 : 1.6} aria-hidden="true" />
      {t(text)}
      {met && <span className={styles.silent}>{t(", c’est fait")}</span>}
    </li>
  );
}

/** A field for an existing password. */
export function KnownPasswordField({ label, ...field }: FieldProps<string>) {
  return (
    <PasswordInput
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      label={label ?? t("Mot de passe")}
      autoComplete="current-password"
      classNames={{ input: styles.box }}
      visibilityToggleFocusable
      visibilityToggleButtonProps={revealButton()}
    />
  );
}
