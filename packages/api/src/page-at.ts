import type { AnyPage } from "./page.ts";
import { type PageName, pageNames, pages } from "./pages.ts";

/** The page that an address leads to. */
export interface FoundPage {
  readonly name: PageName;
  readonly page: AnyPage;
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface Address extends Omit<FoundPage, "params"> {
  readonly expression: RegExp;
}

/** The router's reading of a pattern: case-insensitive, with or without a slash at the end. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/:(\w+)/g, "/(?<$1>[^/]+)").replace(/\/$/, "")}/?$`, "i");

const addressesOf = (name: PageName): readonly Address[] => {
  const page: AnyPage = pages[name];
  const patterns = [page.pattern, ...(page.alsoAt ?? []), ...(page.from ?? [])];
  return patterns.map((pattern) => ({ name, page, expression: expressionOf(pattern) }));
};

let addresses: readonly Address[] | undefined;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Finds the page of an address by the table alone; undefined when a parameter has a value that the page does
 * not know.
 */
export function pageAt(pathname: string): FoundPage | undefined {
  addresses ??= pageNames.flatMap(addressesOf);
  for (const { name, page, expression } of addresses) {
    const match = expression.exec(pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([param, value]) => [param, decoded(value)]),
    );
    const isKnown = Object.entries(params).every(
      ([param, value]) => page.values?.[param]?.includes(value) ?? true,
    );
    if (isKnown) return { name, page, params };
  }
  return undefined;
}
