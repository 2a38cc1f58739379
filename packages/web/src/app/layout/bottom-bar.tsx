import { pages } from "@mec/api";
import { IconBolt, IconHome, IconMapSearch, IconUser } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useSelection } from "../../platform/selection.tsx";
import { usePoints } from "../../platform/session.ts";
import styles from "./bottom-bar.module.css";
import { projectTabPath } from "./project-tab.ts";
import { currentTab, type Tab, tabs } from "./visibility.ts";

const looks: Record<Tab, { label: string; Icon: typeof IconHome }> = {
  home: { label: "Accueil", Icon: IconHome },
  explore: { label: "Explorer", Icon: IconMapSearch },
  project: { label: "Projet", Icon: IconBolt },
  profile: { label: "Profil", Icon: IconUser },
};

/** The four tabs at the foot of a phone's screen (specification §2). */
export function BottomBar() {
  const { pathname } = useLocation();
  const selected = useSelection();
  const current = currentTab(pathname);
  const { data: points } = usePoints();
  const targets: Record<Tab, string> = {
    home: pages.home.to(),
    explore: pages.explore.to(),
    project: projectTabPath(pathname, points, selected),
    profile: pages.profile.to(),
  };
  return (
    <nav className={styles.bar} aria-label={t("Navigation principale")}>
      {tabs.map((tab) => {
        const { label, Icon } = looks[tab];
        return (
          <Link
            key={tab}
            to={targets[tab]}
            className={styles.tab}
            aria-current={tab === current ? "page" : undefined}
          >
            <Icon size={24} stroke={1.7} aria-hidden="true" />
            {t(label)}
          </Link>
        );
      })}
    </nav>
  );
}
