import { pageAt } from "./page-at.ts";

/** As specification §2 and decisions §6 spell them; the table of pages is tested against them. */
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
