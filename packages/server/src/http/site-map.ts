import { paths } from "@mec/api";
import type { Deps } from "../deps.ts";
import { listProjectPages } from "../features/project/index.ts";
import { escapeHtml } from "../html.ts";
import type { Articles } from "./articles.ts";
import { indexedPaths } from "./pages.ts";

/** A site map holds at most 50,000 addresses. */
const mostProjects = 49_000;

export const robots = (publicUrl: string): string => `User-agent: *
Allow: /api/public/project/image/
Disallow: /api/
Disallow: /consumer/
Disallow: /project-owner/
Disallow: /support/
Disallow: /on-boarding/
Sitemap: ${publicUrl}/sitemap.xml
`;

/** Every public page: those of the site, the articles, the projects. */
export async function siteMap(deps: Deps, articles: Articles): Promise<string> {
  const { publicUrl } = deps.config;
  const projects = await listProjectPages(deps, mostProjects);
  const entry = (path: string, updated?: string) =>
    `<url><loc>${escapeHtml(publicUrl + path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`;
  const entries = [
    ...indexedPaths.map((path) => entry(path)),
    ...Object.keys(articles ?? {}).map((slug) => entry(paths.article(slug))),
    ...projects.map(({ id, name, updated }) => entry(paths.project(id, name), updated)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
