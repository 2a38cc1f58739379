import { pageAt } from "./page-at.ts";

/**
 * The parts of an address that make it public, as the specification spells them (§2); a test compares them with the
 * table of pages.
 */
const publicParts = [
  "communication-kit",
  "sign-up",
  "login",
  "/project/",
  "/p/",
  "forgot-password",
  "profile",
  "portfolio",
  "widget",
  "je-suis-un-porteur-de-projet",
  "faq/article/",
  "places/",
  "explore",
  "faq",
  "/on-boarding/",
  "/signature/",
  "/verification",
  "/signaler-un-abus",
  "/mentions-legales",
  "/conditions-generales-d-utilisation",
  "/politique-de-confidentialite",
  "/accessibilite",
  "/cookies",
] as const;

/** The paths that need no login: those that contain one of these parts, the root, and the bare project route. */
export function isPublicPath(pathname: string): boolean {
  const isWhole = pathname === "/" || pathname === "/project";
  return isWhole || publicParts.some((part) => pathname.includes(part));
}

/** Whether a visitor is sent to the login: the page's audience decides, or the rule where there is no page. */
export function needsLogin(pathname: string): boolean {
  const page = pageAt(pathname)?.page;
  if (page === undefined) return !isPublicPath(pathname);
  return page.audience !== "anyone" && page.invites !== true;
}
