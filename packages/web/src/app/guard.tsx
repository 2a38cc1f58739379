import { isPublicPath, paths } from "@mec/api";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { sessionKey, useSession } from "../platform/session.ts";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { lazyPage } from "./lazy-page.ts";

const SignInPage = lazyPage(
  () => import("../features/account/index.ts"),
  (m) => m.SignInPage,
);

const FailedPage = lazyPage(
  () => import("../ui/feedback/failed-page.tsx"),
  (m) => m.FailedPage,
);

/** Public pages that show a person's own things invite a visitor to log in on the spot (decisions §6). */
const showsOwnThings = (pathname: string) =>
  pathname === paths.portfolio || /^\/consumer\/[^/]+\/my-profile$/.test(pathname);

/** Deny first: a page that is not public waits for the session, and sends to the login without one. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { user, error } = useSession();
  const queries = useQueryClient();
  const isOwn = showsOwnThings(pathname);
  if (isPublicPath(pathname) && !isOwn) return children;
  if (user === undefined) return <PageSkeleton />;
  if (error) {
    return <FailedPage error={error} retry={() => queries.invalidateQueries({ queryKey: sessionKey })} />;
  }
  // Logging out has left for home already: a redirection must not overtake it.
  if (user === null && window.location.pathname !== pathname) return null;
  if (user === null && isOwn) return <SignInPage />;
  if (user === null) return <Navigate to={paths.login} state={{ from: pathname + search }} replace />;
  if (pathname.startsWith("/support") && !user.roles.includes("support")) {
    return <Navigate to={paths.home} replace />;
  }
  return children;
}
