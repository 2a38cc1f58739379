import { pageAt, pages } from "@mec/api";
import { type Widget, widgetParameterNames, widgetParameters } from "@mec/domain/widget";
import { type Path, parsePath, type To } from "react-router";

const isMap = (pathname: string) => {
  const name = pageAt(pathname)?.name;
  return name === "widget" || name === "explore" || name === "home";
};

/** An address as the pages see it: their own query, without the mode's parameters. */
export function withoutMode<P extends Pick<Path, "search">>(place: P): P {
  const query = new URLSearchParams(place.search);
  for (const name of widgetParameterNames) query.delete(name);
  const search = query.toString();
  return { ...place, search: search && `?${search}` };
}

/**
 * A link's address in the mode: the mode's parameters are added to the page's own, and a link to our map of projects
 * leads to the widget's.
 */
export function withMode(to: To, widget: Widget): Partial<Path> {
  const place = typeof to === "string" ? parsePath(to) : to;
  const query = new URLSearchParams(withoutMode({ search: place.search ?? "" }).search);
  for (const [name, value] of Object.entries(widgetParameters(widget))) query.set(name, value);
  const pathname = place.pathname && isMap(place.pathname) ? pages.widget.to() : place.pathname;
  return { ...place, ...(pathname === undefined ? {} : { pathname }), search: `?${query}` };
}

/** Whether an address stays in a partner's frame: the map alone may be framed. */
export const staysInFrame = ({ pathname }: Partial<Path>): boolean =>
  pathname === undefined || pathname === "" || pageAt(pathname)?.name === "widget";
