import type { ProjectAnswer } from "@mec/api/project";
import { projectStanding } from "@mec/domain/project";
import { IconExternalLink, IconLogout } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { usePoints, useSession } from "../../platform/session.ts";
import { useLogOut } from "../use-log-out.ts";
import styles from "./menu-list.module.css";
import { type Billing, type MenuLink, menuSections } from "./menu-sections.ts";

function Entry({ label, to, isElsewhere }: MenuLink) {
  const { pathname } = useLocation();
  if (!isElsewhere) {
    return (
      <Link to={to} className={styles.entry} aria-current={to === pathname ? "page" : undefined}>
        {t(label)}
      </Link>
    );
  }
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      title={t("S’ouvre dans un nouvel onglet")}
      className={styles.entry}
    >
      {t(label)}
      <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
    </a>
  );
}

/** One's own projects can be shown elsewhere once one of them is public. */
const isPublic = ({ visibility, moderation, ownerConfirmed }: ProjectAnswer): boolean =>
  projectStanding({ visibility, moderationStatus: moderation.status, ownerConfirmed }) === "online";

/** The profile menu's entries: in the top bar's panel, and on a phone at the head of the profile page. */
export function MenuList({ billing }: { billing: Billing }) {
  const { user } = useSession();
  const { data: points } = usePoints();
  const logOut = useLogOut();
  const widget = {
    exportsProjects: points?.projects.some(isPublic) ?? false,
    generates: user?.widgetGenerator === true,
  };
  return (
    <>
      {menuSections(user ?? null, points, billing, widget).map(({ heading, links }) => (
        <div key={links[0]?.label} className={styles.section}>
          {heading && <p className={styles.heading}>{t(heading)}</p>}
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.to}>
                <Entry {...link} />
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
