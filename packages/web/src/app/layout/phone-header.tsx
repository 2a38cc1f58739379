import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { Logo } from "./logo.tsx";
import styles from "./phone-header.module.css";

interface Props {
  /** Shows our name whatever the width, without links: nothing must distract a person who signs. */
  isQuiet: boolean;
}

/** A slim line that says where one is: on a phone, which has no top bar, and above the pages where one signs. */
export function PhoneHeader({ isQuiet }: Props) {
  const name = (
    <>
      <Logo size={26} />
      <span>
        {t("Mon énergie")} <strong>{t("collective")}</strong>
      </span>
    </>
  );
  if (isQuiet) {
    return (
      <header className={styles.header} data-quiet>
        <p className={styles.name}>{name}</p>
      </header>
    );
  }
  return (
    <nav className={styles.header} aria-label={t("Accueil du site")}>
      <Link to={pages.home.to()} className={styles.name}>
        {name}
      </Link>
    </nav>
  );
}
