import type { ProfileType } from "@mec/domain/account";
import { IconBriefcase, IconHome } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { t } from "../../platform/i18n.ts";
import { useProfileType } from "../../platform/profile-type.ts";
import { Logo } from "./logo.tsx";
import styles from "./welcome.module.css";

const choices = [
  {
    type: "individual",
    Icon: IconHome,
    label: "Particulier",
    text: "Pour votre logement\u00a0: prix toutes taxes comprises et parcours guidé.",
  },
  {
    type: "professional",
    Icon: IconBriefcase,
    label: "Professionnel",
    text: "Entreprise, commune, association\u00a0: prix hors taxes et services pour les professionnels.",
  },
] as const satisfies readonly { type: ProfileType; Icon: unknown; label: string; text: string }[];

/** Asks once how prices should read. It closes with the choice, and by no other means (specification §2). */
export function Welcome() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [, choose] = useProfileType();
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.welcome}
      aria-labelledby="welcome-title"
      closedby="none"
      // For browsers without the attribute above: they close at the second Escape, even when it is prevented.
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => event.currentTarget.showModal()}
    >
      <Logo size={48} />
      <h2 id="welcome-title" className={styles.title} ref={heading} tabIndex={-1}>
        {t("Bienvenue ! Vous êtes…")}
      </h2>
      <div className={styles.choices}>
        {choices.map(({ type, Icon, label, text }) => (
          <button key={type} type="button" className={styles.choice} onClick={() => choose(type)}>
            <Icon size={28} stroke={1.6} aria-hidden="true" />
            <span>
              <strong className={styles.label}>{t(label)}</strong>
              <span className={styles.text}>{t(text)}</span>
            </span>
          </button>
        ))}
      </div>
      <p className={styles.note}>{t("Vous pourrez changer à tout moment.")}</p>
    </dialog>
  );
}
