import { type PageName, pageAt } from "@mec/api";
import { readWidget, saysWidget, type Widget, widgetParameters } from "@mec/domain/widget";

/** The pages to which a partner's site and its frame lead. Nobody types a password or signs there. */
const partnersPages: ReadonlySet<PageName> = new Set([
  "widget",
  "home",
  "explore",
  "place",
  "project",
  "shortProject",
  "ownerLanding",
]);

interface Start {
  readonly pathname: string;
  readonly parameters: URLSearchParams;
  /** The mode that the tab already had. */
  readonly kept: Widget | null;
}

const textOf = (widget: Widget): string => new URLSearchParams(widgetParameters(widget)).toString();

/**
 * The mode in the address, else the one that the tab has. Anybody can forge an address: on a page that asks
 * for a password or a signature, a name and a contact count only when the tab has them already (decision
 * 0039).
 */
export function widgetAtStart({ pathname, parameters, kept }: Start): Widget | null {
  const page = pageAt(pathname)?.name;
  if (page !== "widget" && !saysWidget((name) => parameters.has(name))) return kept;
  const said = readWidget((name) => parameters.get(name));
  const isKnown = kept !== null && textOf(kept) === textOf(said);
  if (isKnown || (page !== undefined && partnersPages.has(page))) return said;
  return { ...said, company: null, contact: null };
}
