import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useIsLoadingPage } from "../../platform/loading.ts";
import { useProfileType } from "../../platform/profile-type.ts";
import { mayBeSignedIn } from "../../platform/session.ts";
import { widgetMode } from "../../platform/widget.ts";
import { lazyPiece } from "../../ui/kit/lazy-piece.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { PartnerLine } from "./partner-line.tsx";
import { PhoneHeader } from "./phone-header.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useToldHeight } from "./use-told-height.ts";
import { hasBottomBar, hasFooter, hasTopBar, isQuiet, mayWelcome } from "./visibility.ts";
import { Welcome } from "./welcome.tsx";

const SignedInWelcome = lazyPiece(async () => (await import("./signed-in-welcome.tsx")).SignedInWelcome);

/** Whom the prices are for, at once to a visitor; of who is signed in his project may tell. */
const Question = () =>
  mayBeSignedIn() ? (
    <Suspense>
      <SignedInWelcome />
    </Suspense>
  ) : (
    <Welcome />
  );

const isWidget = widgetMode !== null;

/** What surrounds every page (specification §2). */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const place = { pathname, isWidget };
  const isLoading = useIsLoadingPage();
  const [profileType] = useProfileType();
  const box = useToldHeight();
  const topBar = hasTopBar(place);
  const bottomBar = hasBottomBar(place);
  return (
    <div
      ref={box}
      className={styles.frame}
      data-top-bar={topBar || isQuiet(pathname) || undefined}
      data-bottom-bar={bottomBar || undefined}
      data-widget={isWidget || undefined}
      data-framed={widgetMode?.isFramed || undefined}
    >
      <a href="#main" className={styles.skip}>
        {t("Aller au contenu")}
      </a>
      <ProgressBar />
      {topBar && <TopBar />}
      {!isWidget && <PhoneHeader isQuiet={isQuiet(pathname)} />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
        {widgetMode && <PartnerLine widget={widgetMode} />}
        {children}
      </main>
      {hasFooter(place) && <Footer />}
      {bottomBar && <BottomBar />}
      {profileType === undefined && mayWelcome(place) && <Question />}
    </div>
  );
}
