import { pageAt, pageNames } from "@mec/api";
import { type ComponentType, useEffect } from "react";
import { useLocation, useRoutes } from "react-router";
import { fetchPiece } from "../platform/fetch-piece.ts";
import { lazyPiece } from "../ui/kit/lazy-piece.tsx";
import type { Preloadable } from "../ui/kit/with-kit.tsx";
import { lazyPlainPage } from "./lazy-page.ts";
import { visitedPageFiles as pageFiles, type VisitedPage } from "./page-files.ts";
import { isVisitedPage, routesOf, shorterRoutesOf } from "./page-routes.tsx";

/** A page on which visitors arrive, made of plain elements. */
function visited<M extends { prepare: () => Promise<void> }>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType,
): Preloadable<object> {
  return lazyPlainPage(load, pick, (module) => module.prepare());
}

const EstimatePanel = lazyPiece(
  async () => (await import("../features/study/estimate/index.ts")).EstimatePanel,
);

/** They are for anyone: no guard stands around them (`page-routes.test.ts`). */
const components = {
  home: visited(pageFiles.home, (m) => m.HomePage),
  explore: visited(pageFiles.explore, (m) => m.ExplorePage),
  place: visited(pageFiles.place, (m) => m.PlacePage),
  widget: visited(pageFiles.widget, (m) => m.WidgetPage),
  project: visited(pageFiles.project, (m) => () => <m.ProjectPage Estimate={EstimatePanel} />),
  faq: lazyPlainPage(pageFiles.faq, (m) => m.FaqPage),
  article: lazyPlainPage(pageFiles.article, (m) => m.ArticlePage),
} satisfies Record<VisitedPage, Preloadable<object>>;

const visitedPages = pageNames.filter(isVisitedPage);

const loadOthers = () => import("./other-routes.tsx");
const OtherRoutes = lazyPlainPage(loadOthers, (m) => m.OtherRoutes);

/**
 * Fetches a page's files ahead; a file that fails is fetched again, and the failure reported, when the page
 * is shown.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const name = pageAt(pathname)?.name;
  const files = isVisitedPage(name)
    ? [components[name].preload()]
    : [OtherRoutes.preload(), loadOthers().then((others) => others.preloadOtherPage(pathname))];
  await Promise.all(files).catch(() => {});
}

const visitedRoutes = visitedPages.flatMap((name) => [
  ...routesOf(name, components[name]),
  ...shorterRoutesOf(name),
]);

const VisitedRoutes = () => useRoutes(visitedRoutes);

/** When a first view's own files have come, in milliseconds. */
const atRest = 1000;

/** What names the files of all other pages is there before most follow a link to one; no page waits for it, and none shows it. */
function useOthersAtRest() {
  useEffect(() => {
    const timer = setTimeout(() => void fetchPiece(loadOthers).catch(() => {}), atRest);
    return () => clearTimeout(timer);
  }, []);
}

export function AppRoutes() {
  const { pathname } = useLocation();
  useOthersAtRest();
  return isVisitedPage(pageAt(pathname)?.name) ? <VisitedRoutes /> : <OtherRoutes />;
}
