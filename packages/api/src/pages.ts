import { merge } from "@mec/domain/shared";
import type { AnyPage } from "./page.ts";
import * as tables from "./page-tables.ts";

/** Every page of the web app: links, routes, the guard, the server's titles and statuses are made from it. */
export const pages = merge(Object.values(tables)) satisfies Record<string, AnyPage>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as readonly PageName[];
