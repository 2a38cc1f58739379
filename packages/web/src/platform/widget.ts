import { readWidget, type Widget, widgetParameters } from "@mec/domain/widget";
import { widgetAtStart } from "./widget-start.ts";

/** The product in a partner's name, for a whole visit. */
export interface WidgetMode extends Widget {
  /** Whether the page is inside a partner's page; otherwise it is in a tab of its own. */
  readonly isFramed: boolean;
}

const key = "widget";

/** In a browser that refuses storage, only the links carry the mode. */
function keep(widget: Widget): void {
  try {
    sessionStorage.setItem(key, new URLSearchParams(widgetParameters(widget)).toString());
  } catch {}
}

function kept(): Widget | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    const parameters = new URLSearchParams(text);
    return readWidget((name) => parameters.get(name));
  } catch {
    return null;
  }
}

/**
 * The mode in the page's address, else the one that the tab had. A frame neither stores a mode nor reads a
 * stored one: frames of one page share their storage with each other, and with the page that previews them.
 */
function findMode(): WidgetMode | null {
  const { pathname, search } = window.location;
  const isFramed = window.parent !== window;
  const parameters = new URLSearchParams(search);
  const widget = widgetAtStart({ pathname, parameters, kept: isFramed ? null : kept() });
  if (widget && !isFramed) keep(widget);
  return widget && { ...widget, isFramed };
}

/** The mode of this visit, or null; it does not change while the page is open. */
export const widgetMode: WidgetMode | null = typeof window === "undefined" ? null : findMode();

/** The subject that the partner chose for the mail about an application. */
export const emailObject = widgetMode?.mailObject ? { emailObject: widgetMode.mailObject } : {};

/** For a link that leaves the list: a new tab when the list is in a frame, since no account can live there. */
export const leavingFrame = widgetMode?.isFramed ? ({ target: "_blank", rel: "noopener" } as const) : {};
