import { messages } from "@mec/domain/shared";
import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { notify } from "../platform/notify.tsx";
import { useSelection } from "../platform/selection.tsx";
import { useSession, useSessionCheck } from "../platform/session.ts";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { keepOwnDrafts } from "./drafts.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame } from "./layout/frame.tsx";
import { clearsCurrentProject } from "./layout/visibility.ts";
import { RefreshedOnBoarding } from "./refreshed-on-boarding.tsx";
import { useUserType } from "./use-user-type.ts";

/** The session is checked on each route change; some routes have no current project (specification §4). */
function useRouteChange(pathname: string) {
  const checkSession = useSessionCheck();
  const { select } = useSelection();
  const how = useNavigationType();
  const seen = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each route change, and only then
  useEffect(() => {
    // The first view's check is made by the query itself.
    if (seen.current !== pathname) checkSession();
    seen.current = pathname;
    if (clearsCurrentProject(pathname)) select({ projectId: null });
  }, [pathname]);
  // Before the page's own effects: a page that is already loaded scrolls to the part that its address names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each route change, and only then
  useLayoutEffect(() => {
    if (how !== "POP") window.scrollTo(0, 0);
  }, [pathname]);
}

/** A failed session check is reported once, and the person goes on as a visitor (specification §7). */
function useSessionFailure() {
  const { error } = useSession();
  useEffect(() => {
    if (error) notify({ id: "session-failure", message: messages.connectionFailed, color: "red" });
  }, [error]);
}

/** Deletes what another person typed at this browser, once somebody is signed in. */
function useOwnDrafts() {
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId !== undefined) keepOwnDrafts(userId);
  }, [userId]);
}

/** What every page has around it, and what every change of page causes. */
export function RootLayout({ Head, children }: { Head: ComponentType; children: ReactNode }) {
  const { pathname } = useLocation();
  useRouteChange(pathname);
  useSessionFailure();
  useUserType();
  useOwnDrafts();
  return (
    <ErrorBoundary place={pathname}>
      <Frame Head={Head}>
        <Suspense fallback={<PageSkeleton />}>
          <RefreshedOnBoarding>{children}</RefreshedOnBoarding>
        </Suspense>
      </Frame>
    </ErrorBoundary>
  );
}
