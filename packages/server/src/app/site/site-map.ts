import { type AnyPage, type Audience, pageNames, pages } from "@mec/api";
import { findDepartment } from "@mec/domain/address";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import {
  getFigures,
  listPlacesWithProjects,
  listProjectPages,
  makeFreshAnswers,
} from "../../features/project/index.ts";
import { escapeHtml } from "../../html.ts";
import type { Articles } from "./articles.ts";

/** The protocol allows 50,000 addresses per site map; a smaller one is made quickly enough. */
const mostProjects = 10_000;
const mostPlaces = 2_000;

const isPrivate = new Set<Audience>(["holder", "owner", "support"]);

const allPages: readonly AnyPage[] = pageNames.map((name) => pages[name]);

/** Folders with nothing for a robot: people's own pages, and forms. */
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

/** The pages that exist whatever is published. */
const lastingPaths = allPages
  .filter(({ indexed, pattern }) => indexed && !pattern.includes(":"))
  .map(({ pattern }) => pattern);

const head = `<?xml version="1.0" encoding="UTF-8"?>`;
const schema = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

interface Entry {
  readonly path: string;
  readonly updated?: string;
}

function listOf(publicUrl: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ path, updated }) =>
      `<url><loc>${escapeHtml(publicUrl + path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`,
  );
  return `${head}\n<urlset ${schema}>\n${lines.join("\n")}\n</urlset>\n`;
}

/** The names of the project maps: the prefixes of their ids, so that a map stays the same as projects are added. */
function partsFor(projects: number): string[] {
  const digits = [..."0123456789abcdef"];
  let prefixes = [""];
  while (projects / prefixes.length > mostProjects)
    prefixes = prefixes.flatMap((prefix) => digits.map((digit) => prefix + digit));
  return prefixes;
}

const pathOfPart = (prefix: string): string => `/sitemap-projects-${prefix || "all"}.xml`;

export interface SiteMaps {
  /** The index, which lists the other maps. */
  index(): Promise<string>;
  /** The pages of the site, the articles, the places with a project. */
  pages(): Promise<string>;
  /** The projects whose ids begin with `part`; "all" for every one. */
  projects(part: string): Promise<string>;
}

/** Every public page, in maps that are made once and kept until a project changes. */
export function makeSiteMaps(deps: Deps, articles: Articles): SiteMaps {
  const { publicUrl } = deps.config;
  const fresh = makeFreshAnswers(deps.db);
  const kept = async (name: string, make: () => Promise<string>): Promise<string> => {
    const { text } = await fresh(name, async () => ({ text: await make() }));
    return text;
  };

  async function makeIndex(): Promise<string> {
    const { projects } = await getFigures(deps);
    const paths = ["/sitemap-pages.xml", ...partsFor(projects).map(pathOfPart)];
    const lines = paths.map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>`);
    return `${head}\n<sitemapindex ${schema}>\n${lines.join("\n")}\n</sitemapindex>\n`;
  }

  async function makePages(): Promise<string> {
    const { towns, departments } = await listPlacesWithProjects(deps, mostPlaces);
    const places = [...departments.flatMap((code) => findDepartment(code)?.name ?? []), ...towns];
    return listOf(publicUrl, [
      ...lastingPaths.map((path) => ({ path })),
      ...Object.keys(articles ?? {}).map((slug) => ({ path: pages.article.to({ slug }) })),
      ...[...new Set(places)].map((name) => ({ path: pages.place.to({ name }) })),
    ]);
  }

  async function makeProjects(prefix: string): Promise<string> {
    const projects = await listProjectPages(deps, prefix, mostProjects);
    return listOf(
      publicUrl,
      projects.map(({ id, name, updated }) => ({
        path: pages.project.to({ projectId: id, projectName: name }),
        updated,
      })),
    );
  }

  return {
    index: () => kept("index", makeIndex),
    pages: () => kept("pages", makePages),
    projects(part) {
      const prefix = part === "all" ? "" : part;
      return kept(`projects ${prefix}`, () => makeProjects(prefix));
    },
  };
}

/** Browsers ask again each time: a project that was hidden must not be read any more. */
const answered = (reply: FastifyReply, text: string) =>
  reply.type("application/xml; charset=utf-8").header("cache-control", "no-cache").send(text);

export function registerSiteMaps(app: FastifyInstance, maps: SiteMaps): void {
  app.get("/sitemap.xml", async (_, reply) => answered(reply, await maps.index()));
  app.get("/sitemap-pages.xml", async (_, reply) => answered(reply, await maps.pages()));
  app.get("/sitemap-projects-all.xml", async (_, reply) => answered(reply, await maps.projects("all")));
  app.get<{ Params: { part: string } }>(
    "/sitemap-projects-:part(^[0-9a-f]{1,4}).xml",
    async (request, reply) => answered(reply, await maps.projects(request.params.part)),
  );
}
