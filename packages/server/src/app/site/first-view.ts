import { escapeHtml } from "../../html.ts";
import type { PageMeta } from "./page-meta.ts";

/**
 * What a page shows until its script runs: its heading, what it is about, and a project's picture. The script then
 * takes its place; who has none reads at least this. Its looks are the web app's (ui/first-view.css).
 */
export function firstView({
  title,
  heading,
  description,
  lead,
  pictureUrl,
  path,
  hasBar = true,
}: PageMeta): string {
  const picture = pictureUrl
    ? `<img class="first-view-picture" alt="" fetchpriority="high" src="${escapeHtml(pictureUrl)}">`
    : "";
  return [
    `<div class="first-view"${path === "/" ? " data-home" : ""}>${hasBar ? '<div class="first-view-bar"></div>' : ""}<div class="first-view-body">`,
    picture,
    `<h1>${escapeHtml(heading ?? title)}</h1>`,
    `<p>${escapeHtml(lead ?? description)}</p>`,
    "</div></div>",
  ].join("");
}
