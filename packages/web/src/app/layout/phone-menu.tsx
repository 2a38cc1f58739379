import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useBilling } from "../../platform/services.ts";
import { MenuList } from "./menu-list.tsx";
import styles from "./phone-menu.module.css";
import { ProfileTypeSwitch } from "./profile-type-switch.tsx";
import { versionLabel } from "./version.ts";

/** What the top bar holds, for a phone, which has none: on the profile page. */
export function PhoneMenu() {
  const billing = useBilling();
  return (
    <nav className={styles.menu} aria-label={t("Menu du profil")}>
      <MenuList billing={billing} />
      <div className={styles.foot}>
        <ProfileTypeSwitch />
        <Link to={pages.faq.to()} className={styles.help}>
          {t("Centre d'aide")}
        </Link>
        <span className={styles.version}>{versionLabel}</span>
      </div>
    </nav>
  );
}
