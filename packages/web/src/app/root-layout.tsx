import { clearsCurrentProject, isPublicPath, paths } from "@mec/api";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { Navigate, useLocation, useNavigationType } from "react-router";
import { useIsLoadingPage } from "../platform/loading.ts";
import { useSelection } from "../platform/selection.tsx";
import { sessionKey, useSession } from "../platform/session.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

/** The session is checked on each route change; some routes have no current project (specification §4). */
function useRouteChange(pathname: string) {
  const queries = useQueryClient();
  const { select } = useSelection();
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each route change, and only then
  useEffect(() => {
    queries.invalidateQueries({ queryKey: sessionKey });
    if (clearsCurrentProject(pathname)) select({ projectId: null });
    if (how !== "POP") window.scrollTo(0, 0);
  }, [pathname]);
}

/** Deny first: a page that is not public waits for the session, and sends to the login without one. */
function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  if (isPublicPath(pathname)) return children;
  if (user === undefined) return null;
  if (user === null) return <Navigate to={paths.login} state={{ from: pathname + search }} replace />;
  if (pathname.startsWith("/support") && !user.roles.includes("support")) {
    return <Navigate to={paths.home} replace />;
  }
  return children;
}

/** What surrounds every page. */
export function RootLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useIsLoadingPage();
  useRouteChange(pathname);
  return (
    <main id="main" aria-busy={isLoading}>
      <ErrorBoundary key={pathname}>
        <Guard>
          <Suspense>{children}</Suspense>
        </Guard>
      </ErrorBoundary>
    </main>
  );
}
