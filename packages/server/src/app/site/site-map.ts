import { type AnyPage, type Audience, pageNames, pages } from "@mec/api";
import { findDepartment } from "@mec/domain/address";
import type { Deps } from "../../deps.ts";
import { listPlacesWithProjects, listProjectPages } from "../../features/project/index.ts";
import { escapeHtml } from "../../html.ts";
import type { Articles } from "./articles.ts";

/** A site map holds at most 50,000 addresses. */
const mostProjects = 45_000;
const mostPlaces = 2_000;

const isPrivate = new Set<Audience>(["holder", "owner", "support"]);

const allPages: readonly AnyPage[] = pageNames.map((name) => pages[name]);

/** The folders in which nothing is for a robot: those of a person's things, and the paths one fills in. */
const privateFolders: readonly string[] = [
  ...new Set(
    [...allPages.filter(({ audience }) => isPrivate.has(audience)), pages.chooseRole].map(({ pattern }) =>
      pattern.split("/", 2).join("/"),
    ),
  ),
];

export const robots = (publicUrl: string): string => `User-agent: *
Allow: /api/public/project/image/
Disallow: /api/
${privateFolders.map((folder) => `Disallow: ${folder}/`).join("\n")}
Sitemap: ${publicUrl}/sitemap.xml
`;

/** The pages that are there whatever is published. */
const lastingPaths = allPages
  .filter(({ indexed, pattern }) => indexed && !pattern.includes(":"))
  .map(({ pattern }) => pattern);

/** Every public page: those of the site, the articles, the places with a project, the projects. */
export async function siteMap(deps: Deps, articles: Articles): Promise<string> {
  const { publicUrl } = deps.config;
  const projects = await listProjectPages(deps, mostProjects);
  const { towns, departments } = await listPlacesWithProjects(deps, mostPlaces);
  const places = [...departments.flatMap((code) => findDepartment(code)?.name ?? []), ...towns];
  const entry = (path: string, updated?: string) =>
    `<url><loc>${escapeHtml(publicUrl + path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`;
  const entries = [
    ...lastingPaths.map((path) => entry(path)),
    ...Object.keys(articles ?? {}).map((slug) => entry(pages.article.to({ slug }))),
    ...[...new Set(places)].map((name) => entry(pages.place.to({ name }))),
    ...projects.map(({ id, name, updated }) =>
      entry(pages.project.to({ projectId: id, projectName: name }), updated),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
