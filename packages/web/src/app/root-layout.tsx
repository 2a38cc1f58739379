import { clearsCurrentProject, isPublicPath, paths } from "@mec/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useSelection } from "../platform/selection.tsx";
import { sessionKey, useSession } from "../platform/session.ts";

/** The session is checked on each route change; some routes have no current project (specification §4). */
function useRouteChange(pathname: string) {
  const queries = useQueryClient();
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each route change, and only then
  useEffect(() => {
    queries.invalidateQueries({ queryKey: sessionKey });
    if (clearsCurrentProject(pathname)) select({ projectId: null });
  }, [pathname]);
}

function GuardedOutlet() {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  if (isPublicPath(pathname)) return <Outlet />;
  if (user === undefined) return null;
  if (user === null) return <Navigate to={paths.login} state={{ from: pathname + search }} replace />;
  if (pathname.startsWith("/support") && !user.roles.includes("support"))
    return <Navigate to={paths.home} replace />;
  return <Outlet />;
}

/** What surrounds every page. */
export function RootLayout() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  useRouteChange(pathname);
  return (
    <>
      <main id="main" aria-busy={navigation.state !== "idle"}>
        <GuardedOutlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
