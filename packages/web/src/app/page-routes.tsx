import { type AnyPage, type PageName, pages } from "@mec/api";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { type VisitedPage, visitedPageFiles } from "./page-files.ts";
import { WholeAddress } from "./whole-address.tsx";

/** Whether visitors arrive on this page: the entry names its files. */
export const isVisitedPage = (name: PageName | undefined): name is VisitedPage =>
  name !== undefined && name in visitedPageFiles;

/** The routes of a page's own addresses. */
export function routesOf(name: PageName, Component: ComponentType): RouteObject[] {
  const page: AnyPage = pages[name];
  return [page.pattern, ...(page.alsoAt ?? [])].map((path) => ({ path, element: <Component /> }));
}

/** The routes of the shorter addresses that lead to it. */
export function shorterRoutesOf(name: PageName): RouteObject[] {
  const page: AnyPage = pages[name];
  return (page.from ?? []).map((path) => ({ path, element: <WholeAddress /> }));
}
