import type { PageName } from "@mec/api";

/**
 * Where the code is of each page on which visitors arrive; `other-page-files.ts` says it of all others. The build reads both
 * (vite/page-files.ts): the server names a page's files in its head, so that they come with the entry instead of after it.
 */
export const visitedPageFiles = {
  home: () => import("../features/project/home/index.ts"),
  explore: () => import("../features/project/explore/index.ts"),
  place: () => import("../features/project/explore/place.ts"),
  widget: () => import("../features/project/explore/index.ts"),
  project: () => import("../features/project/public-page/index.ts"),
  faq: () => import("../features/faq/index.ts"),
  article: () => import("../features/faq/index.ts"),
} satisfies Partial<Record<PageName, () => Promise<unknown>>>;

export type VisitedPage = keyof typeof visitedPageFiles;
