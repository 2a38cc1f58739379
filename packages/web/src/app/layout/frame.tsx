import { type ComponentType, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useIsLoadingPage } from "../../platform/loading.ts";
import { useProfileType } from "../../platform/profile-type.ts";
import { mayBeSignedIn } from "../../platform/session.ts";
import { widgetMode } from "../../platform/widget.ts";
import { Later } from "../../ui/kit/later.tsx";
import { lazyPiece } from "../../ui/kit/lazy-piece.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import styles from "./frame.module.css";
import { PhoneHeader } from "./phone-header.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useToldHeight } from "./use-told-height.ts";
import { hasBottomBar, hasFooter, hasTopBar, isQuiet, mayWelcome } from "./visibility.ts";
import { Welcome } from "./welcome.tsx";

const Footer = lazyPiece(async () => (await import("./footer.tsx")).Footer);
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

interface Props {
  /** What stands at the head of every page, in a partner's mode. */
  Head: ComponentType;
  children: ReactNode;
}

/** What surrounds every page (specification §2). */
export function Frame({ Head, children }: Props) {
  const { pathname } = useLocation();
  const place = { pathname, isWidget };
  const isLoading = useIsLoadingPage();
  const [profileType] = useProfileType();
  const box = useToldHeight();
  const topBar = hasTopBar(place);
  const bottomBar = hasBottomBar(place);
  const footer = hasFooter(place);
  return (
    <div
      ref={box}
      className={styles.frame}
      data-top-bar={topBar || isQuiet(pathname) || undefined}
      data-bottom-bar={bottomBar || undefined}
      data-footer={footer || undefined}
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
        <Head />
        {children}
      </main>
      {footer && (
        <Later>
          <Suspense>
            <Footer />
          </Suspense>
        </Later>
      )}
      {bottomBar && <BottomBar />}
      {profileType === undefined && mayWelcome(place) && <Question />}
    </div>
  );
}
