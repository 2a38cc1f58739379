import { escapeHtml } from "../../html.ts";

const siteName = "Mon énergie collective";

/** The meta data of a page's head, before any script runs: for link previews and search engines. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The page's h1 and first paragraph, where they are not its title and description; a person's own page has none. */
  readonly heading?: string;
  readonly lead?: string;
  /** The page's own address, without the parameters that a link may add to it. */
  readonly path: string;
  readonly imageUrl?: string | null;
  /** A small version of the picture at the top of the page: the full one comes with the script. */
  readonly pictureUrl?: string | null;
  /** Whether the page begins with the way to it from the first page, at its height. */
  readonly hasTrail?: boolean;
  /** False for a person's own pages, and for addresses without a page. */
  readonly isIndexed?: boolean;
  readonly status?: 200 | 404;
  /** In a partner's widget mode our bar is not shown above the page. */
  readonly hasBar?: boolean;
  /** The page's real address, when this one only redirects there. */
  readonly leadsTo?: string;
  /** schema.org data. */
  readonly jsonLd?: Record<string, unknown>;
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Inside a script element nothing is unescaped but "</script": no "<" may stay. */
const jsonLdTag = (data: Record<string, unknown>) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** The tags of a page; everything given is escaped. */
export function metaTags(meta: PageMeta, publicUrl: string): string {
  const title = meta.path === "/" ? meta.title : `${meta.title} – ${siteName}`;
  const url = publicUrl + meta.path;
  const image = meta.imageUrl ? publicUrl + meta.imageUrl : undefined;
  const isIndexed = (meta.isIndexed ?? true) && meta.status !== 404;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named("description", meta.description),
    ...(isIndexed ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : [named("robots", "noindex")]),
    property("og:site_name", siteName),
    property("og:locale", "fr_FR"),
    property("og:type", "website"),
    property("og:title", title),
    property("og:description", meta.description),
    property("og:url", url),
    ...(image ? [property("og:image", image)] : []),
    named("twitter:card", image ? "summary_large_image" : "summary"),
    named("twitter:title", title),
    named("twitter:description", meta.description),
    ...(image ? [named("twitter:image", image)] : []),
    ...(meta.jsonLd ? [jsonLdTag(meta.jsonLd)] : []),
  ].join("\n    ");
}
