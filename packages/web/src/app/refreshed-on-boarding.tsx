import { pages } from "@mec/api";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession } from "../platform/session.ts";
import { hasOnBoardingDraft } from "./drafts.ts";
import { lazyPage } from "./lazy-page.ts";
import { afterRefresh, beginsOnBoarding } from "./on-boarding-refresh.ts";

const Landing = lazyPage(
  () => import("../features/account/index.ts"),
  (m) => m.Landing,
);

const begunKey = "onBoardingBegun";

function isRefresh(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "reload";
}

/** The flag lives as long as the tab; a browser that refuses storage has none. */
function hasBegun(): boolean {
  try {
    return sessionStorage.getItem(begunKey) !== null;
  } catch {
    return false;
  }
}

function rememberBegun(): void {
  try {
    sessionStorage.setItem(begunKey, "1");
  } catch {}
}

/** Applies the rule of a refresh inside the on-boarding, once, to the page that was refreshed. */
export function RefreshedOnBoarding({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const [refreshed, setRefreshed] = useState(pathname);
  const [verdict, settle] = useState(() =>
    isRefresh()
      ? afterRefresh({ pathname, search, hasDraft: hasOnBoardingDraft(), hasBegun: hasBegun() })
      : "stay",
  );
  useEffect(() => {
    if (beginsOnBoarding(pathname)) rememberBegun();
    if (pathname !== refreshed) {
      setRefreshed(pathname);
      settle("stay");
    }
  }, [pathname, refreshed]);
  if (verdict === "stay" || pathname !== refreshed) return children;
  if (verdict === "type") return <Navigate to={pages.consumerStep.to({ step: "type" })} replace />;
  if (user === null) return <Navigate to={pages.login.to()} replace />;
  return user && <Landing user={user} />;
}
