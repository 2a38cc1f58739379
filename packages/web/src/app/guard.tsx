import { needsLogin, pageAt, pages } from "@mec/api";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession, useSessionCheck } from "../platform/session.ts";
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

/**
 * Deny first: a page that is not for anyone waits for the session, and sends to the login without one. Some that show
 * a person's own things invite a visitor to log in on the spot (decisions §6).
 */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { user, error } = useSession();
  const checkSession = useSessionCheck();
  const page = pageAt(pathname)?.page;
  const invites = page?.invites === true;
  if (!invites && !needsLogin(pathname)) return children;
  if (user === undefined) return <PageSkeleton />;
  if (error) {
    return <FailedPage error={error} retry={checkSession} />;
  }
  // Logging out has left for home already: a redirection must not overtake it.
  if (user === null && window.location.pathname !== pathname) return null;
  if (user === null && invites) return <SignInPage />;
  if (user === null) return <Navigate to={pages.login.to()} state={{ from: pathname + search }} replace />;
  if (page?.audience === "support" && !user.roles.includes("support")) {
    const security = pages.profile.to({}, { hash: "securite" });
    return <Navigate to={user.secondFactorRequired ? security : pages.home.to()} replace />;
  }
  return children;
}
