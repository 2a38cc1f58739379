import { lazyPage } from "./lazy-page.ts";

/** In place of a page that does not exist. */
export const NotFound = lazyPage(
  () => import("../parts/project/not-found.tsx"),
  (m) => m.NotFound,
);
