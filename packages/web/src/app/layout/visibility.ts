import { paths } from "@mec/api";

export interface Place {
  readonly pathname: string;
  /** The query, with its question mark. */
  readonly search: string;
}

const isIn = (pathname: string, ...folders: readonly string[]) =>
  folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));

/** The product inside a partner's page: no bar of ours (specification §2). */
export const isWidget = ({ search }: Place): boolean => new URLSearchParams(search).has("widget_user_id");

/** The project owner's pages, in indigo. */
export const isOwnerSpace = (pathname: string): boolean => isIn(pathname, "/project-owner");

/** The on-boarding has a foot of its own: its steps' buttons. */
const hasOwnFoot = (pathname: string): boolean => isIn(pathname, "/on-boarding");

export const hasTopBar = (place: Place): boolean => !isWidget(place);

export const hasBottomBar = (place: Place): boolean => !isWidget(place) && !hasOwnFoot(place.pathname);

/** Pages that fill the screen (the map) or lead through steps end without the legal links. */
export const hasFooter = (place: Place): boolean =>
  hasBottomBar(place) && !isIn(place.pathname, paths.explore, "/places");

/** The switcher of the profile type is hidden where prices are the owner's, and fixed in a consumer's pages. */
export function switcherState({ pathname }: Place): "shown" | "hidden" | "disabled" {
  if (isOwnerSpace(pathname) || isIn(pathname, paths.portfolio)) return "hidden";
  return isIn(pathname, "/consumer") ? "disabled" : "shown";
}

export const hasOwnerButton = ({ pathname }: Place): boolean => pathname === paths.home;

export const tabs = ["home", "explore", "project", "profile"] as const;
export type Tab = (typeof tabs)[number];

/** Which of the four tabs a page belongs to; none for the help centre, the legal pages and the like. */
export function currentTab(pathname: string): Tab | null {
  if (pathname === paths.home) return "home";
  if (isIn(pathname, paths.explore, "/places", "/project")) return "explore";
  if (isIn(pathname, paths.portfolio, "/consumer", "/project-owner")) return "project";
  if (isIn(pathname, paths.profile, paths.login, "/sign-up", "/forgot-password")) return "profile";
  return null;
}
