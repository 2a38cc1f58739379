import { pages } from "@mec/api";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { usePoints } from "../../platform/session.ts";
import { Logo } from "./logo.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { ProfileTypeSwitch } from "./profile-type-switch.tsx";
import styles from "./top-bar.module.css";
import { versionLabel } from "./version.ts";
import { hasOwnerButton, switcherState } from "./visibility.ts";

/** The bar of the desktop (specification §2); a phone has the bottom bar instead. */
export function TopBar() {
  const { pathname } = useLocation();
  const { data: points } = usePoints();
  const switcher = switcherState(pathname, (points?.totals.projects ?? 0) > 0);
  return (
    <header className={styles.bar}>
      <Link to={pages.home.to()} className={styles.logo} aria-label={t("Mon énergie collective, accueil")}>
        <Logo />
        <span className={styles.name} aria-hidden="true">
          {t("Mon énergie")} <strong>{t("collective")}</strong>
        </span>
      </Link>
      <nav className={styles.end} aria-label={t("Navigation principale")}>
        {hasOwnerButton(pathname) && (
          <Link to={pages.ownerLanding.to()} className={styles.owner}>
            {t("Je suis un porteur de projet")}
          </Link>
        )}
        <Link to={pages.faq.to()} className={styles.link}>
          {t("Centre d'aide")}
        </Link>
        {switcher !== "hidden" && <ProfileTypeSwitch disabled={switcher === "disabled"} />}
        <span className={styles.version}>{versionLabel}</span>
        <ProfileMenu />
      </nav>
    </header>
  );
}
