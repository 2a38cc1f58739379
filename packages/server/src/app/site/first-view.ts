import { pages } from "@mec/api";
import { escapeHtml } from "../../html.ts";
import type { PageMeta } from "./page-meta.ts";

/** The product's mark and name: the web app's own (app/layout/logo.tsx). */
const bar =
  '<div class="first-view-bar"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="var(--mec-green)"/><circle cx="16" cy="13" r="5" fill="var(--mec-sun)"/><path d="M5 25v-6l6-5 6 5v6zm13 0v-6l5-4 5 4v6z" fill="#fff"/></svg><span>Mon énergie <strong>collective</strong></span></div>';

/**
 * The pages that begin with a search, and the id of its field, by which what was typed before the app was there
 * goes on in its own (app/kept-typing.ts there).
 */
const searches: Readonly<Record<string, string>> = {
  [pages.home.to()]: "home-address",
  [pages.explore.to()]: "explore-address",
};

const searchOf = (field: string): string =>
  `<div class="first-view-search"><label for="${field}">Votre adresse ou votre ville</label><input id="${field}" autocomplete="off" placeholder="Ex. : 12 rue des Lilas, Rennes"></div>`;

/** Placeholders for the rest of the page. */
const skeleton = '<div class="first-view-skeleton" aria-hidden="true"><i></i><i></i><i></i></div>';

/**
 * What a page shows until its script runs: its heading, what it is about, and a project's picture. The script
 * then replaces it; a visitor without scripts reads at least this. Its style is the web app's
 * (ui/first-view.css).
 */
export function firstView({
  title,
  heading,
  description,
  lead,
  pictureUrl,
  path,
  hasTrail = false,
  hasBar = true,
}: PageMeta): string {
  const told = lead ?? description;
  const isHome = path === pages.home.to();
  const field = searches[path];
  const picture = pictureUrl
    ? `<img class="first-view-picture" alt="" fetchpriority="high" src="${escapeHtml(pictureUrl)}">`
    : "";
  const trail = [...(hasBar ? ["Accueil"] : []), "Explorer", heading ?? title]
    .map((place) => `<span>${escapeHtml(place)}</span>`)
    .join("");
  return [
    `<div class="first-view"${isHome ? " data-home" : ""}>${hasBar ? bar : ""}<div class="first-view-body"${hasTrail ? " data-trail" : ""}>`,
    hasTrail ? `<div class="first-view-trail" aria-hidden="true">${trail}</div>` : "",
    picture,
    `<h1>${escapeHtml(heading ?? title)}</h1>`,
    told && `<p>${escapeHtml(told)}</p>`,
    field ? searchOf(field) : "",
    isHome ? "" : skeleton,
    "</div></div>",
  ].join("");
}
