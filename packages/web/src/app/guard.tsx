import { needsLogin, pageAt, pages } from "@mec/api";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession, useSessionCheck } from "../platform/session.ts";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { lazyPage } from "./lazy-page.ts";
import { NotFound } from "./not-found.ts";

const SignInPage = lazyPage(
  () => import("../features/account/index.ts"),
  (m) => m.SignInPage,
);

const FailedPage = lazyPage(
  () => import("../ui/feedback/failed-page.tsx"),
  (m) => m.FailedPage,
);

/**
 * Denies by default: a page that is not public waits for the session, and redirects to the login without one. Some
 * pages of personal content show the login in their place instead.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { user, error } = useSession();
  const checkSession = useSessionCheck();
  const page = pageAt(pathname)?.page;
  const invites = page?.invites === true;
  if (!invites && !needsLogin(pathname)) return children;
  if (user === undefined) return <PageSkeleton />;
  if (error && !user) {
    return <FailedPage error={error} retry={checkSession} />;
  }
  // Logging out has already navigated home: this redirection must not override that.
  if (user === null && window.location.pathname !== pathname) return null;
  if (user === null && invites) return <SignInPage />;
  // No page is at this address: signing in would not bring one.
  if (user === null && !page) return <NotFound />;
  if (user === null) return <Navigate to={pages.login.to()} state={{ from: pathname + search }} replace />;
  if (page?.audience === "support" && !user.roles.includes("support")) {
    const security = pages.profile.to({}, { hash: "securite" });
    return <Navigate to={user.secondFactorRequired ? security : pages.home.to()} replace />;
  }
  return children;
}
