import { IconLogout } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { usePoints, useSession } from "../../platform/session.ts";
import { useLogOut } from "../use-log-out.ts";
import styles from "./menu-list.module.css";
import { menuSections } from "./menu-sections.ts";

/** The profile menu's entries: in the top bar's panel, and on a phone at the head of the profile page. */
export function MenuList() {
  const { user } = useSession();
  const { data: points } = usePoints();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  return (
    <>
      {menuSections(user ?? null, points).map(({ heading, links }) => (
        <div key={links[0]?.label} className={styles.section}>
          {heading && <p className={styles.heading}>{t(heading)}</p>}
          <ul className={styles.list}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.entry} aria-current={to === pathname ? "page" : undefined}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {user && (
        <div className={styles.section}>
          <button type="button" className={styles.entry} onClick={logOut}>
            <IconLogout size={18} stroke={1.8} aria-hidden="true" />
            {t("Se déconnecter")}
          </button>
        </div>
      )}
    </>
  );
}
