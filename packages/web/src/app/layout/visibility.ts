import { type PageName, pageAt } from "@mec/api";
import { isOnBoarding } from "../on-boarding-pages.ts";

export interface Place {
  readonly pathname: string;
  /** In a partner's mode: no bar of ours (specification §2). */
  readonly isWidget: boolean;
}

const isOneOf = (pathname: string, ...names: readonly PageName[]) =>
  names.some((name) => name === pageAt(pathname)?.name);

/** The project owner's pages, in indigo. */
export const isOwnerSpace = (pathname: string): boolean => pageAt(pathname)?.page.audience === "owner";

const isConsumerSpace = (pathname: string): boolean => pageAt(pathname)?.page.audience === "holder";

/** Pages where a person only reads and signs: nothing distracts from that. */
export const isQuiet = (pathname: string): boolean => isOneOf(pathname, "signature", "signOwn");

const isSupport = (pathname: string): boolean => pageAt(pathname)?.page.audience === "support";

/**
 * Whether to ask who reads prices. A person who follows a personal link reads or signs first; one who logs in has
 * answered already; a profile has no price, and mailed links lead there; the support team reads none.
 */
export const mayWelcome = ({ pathname, isWidget }: Place): boolean =>
  !isWidget &&
  !isQuiet(pathname) &&
  !isSupport(pathname) &&
  !isOneOf(pathname, "verification", "login", "profile");

export const hasTopBar = ({ pathname, isWidget }: Place): boolean => !isWidget && !isQuiet(pathname);

/** The on-boarding has its own footer: its steps' buttons. */
export const hasBottomBar = ({ pathname, isWidget }: Place): boolean =>
  !isWidget && !isOnBoarding(pathname) && !isQuiet(pathname);

/** Pages that fill the screen (the map) or lead through steps have no footer. */
export const hasFooter = (place: Place): boolean =>
  hasBottomBar(place) && !isOneOf(place.pathname, "explore", "place");

/**
 * The profile type's switcher is hidden in an owner's pages and the support team's, and disabled in a consumer's. The
 * communication kit and the services are an owner's pages for who has a project.
 */
export function switcherState(pathname: string, hasProject: boolean): "shown" | "hidden" | "disabled" {
  if (isOwnerSpace(pathname) || isSupport(pathname)) return "hidden";
  if (isOneOf(pathname, "portfolio", "widgetGenerator")) return "hidden";
  if (hasProject && isOneOf(pathname, "communicationKit", "services")) return "hidden";
  return isConsumerSpace(pathname) ? "disabled" : "shown";
}

export const hasOwnerButton = (pathname: string): boolean => isOneOf(pathname, "home");

/** The pages that have no current project: login, register, project list and home (specification §4). */
export const clearsCurrentProject = (pathname: string): boolean =>
  isOneOf(pathname, "home", "login", "signUpCredentials", "signUpRegister", "portfolio", "explore", "widget");

export const tabs = ["home", "explore", "project", "profile"] as const;
export type Tab = (typeof tabs)[number];

/** Which of the four tabs a page belongs to; none for the help centre, the legal pages and the like. */
export function currentTab(pathname: string): Tab | null {
  if (isOneOf(pathname, "home")) return "home";
  if (isOneOf(pathname, "explore", "place", "project")) return "explore";
  if (isOneOf(pathname, "portfolio") || isConsumerSpace(pathname) || isOwnerSpace(pathname)) return "project";
  if (isOneOf(pathname, "profile", "login", "signUpCredentials", "signUpRegister", "resetPassword")) {
    return "profile";
  }
  return null;
}
