import { pages } from "@mec/api";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useIsLoadingPage } from "../../platform/loading.ts";
import { useProfileType } from "../../platform/profile-type.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { PhoneMenu } from "./phone-menu.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { hasBottomBar, hasFooter, hasTopBar, isWidget } from "./visibility.ts";
import { Welcome } from "./welcome.tsx";

/** What surrounds every page (specification §2). */
export function Frame({ children }: { children: ReactNode }) {
  const place = useLocation();
  const isLoading = useIsLoadingPage();
  const [profileType] = useProfileType();
  const topBar = hasTopBar(place);
  const bottomBar = hasBottomBar(place);
  return (
    <div className={styles.frame} data-top-bar={topBar || undefined} data-bottom-bar={bottomBar || undefined}>
      <a href="#main" className={styles.skip}>
        {t("Aller au contenu")}
      </a>
      <ProgressBar />
      {topBar && <TopBar />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
        {place.pathname === pages.profile.to() && !isWidget(place) && <PhoneMenu />}
        {children}
      </main>
      {hasFooter(place) && <Footer />}
      {bottomBar && <BottomBar />}
      {profileType === undefined && !isWidget(place) && <Welcome />}
    </div>
  );
}
