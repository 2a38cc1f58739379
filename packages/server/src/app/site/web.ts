import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Cookies } from "../../http/cookies.ts";
import { readArticles } from "./articles.ts";
import { registerAssets } from "./assets.ts";
import { firstAnswers } from "./first-answers.ts";
import { firstView } from "./first-view.ts";
import { readPageFiles } from "./page-files.ts";
import { metaTags } from "./page-meta.ts";
import { pageMeta } from "./pages.ts";
import { makeSiteMaps, registerSiteMaps, robots } from "./site-map.ts";

/** Paths that are never a page of the web app. */
const notPages = /^\/(api|health|metrics|dev|assets)(\/|$)/;

/** A browser that navigates or a robot that previews, not a script whose file is missing. */
function wantsPage(request: FastifyRequest, pathname: string): boolean {
  if (notPages.test(pathname)) return false;
  const accept = request.headers.accept ?? "*/*";
  if (accept.includes("text/html")) return true;
  return accept.includes("*/*") && !/\.\w+$/.test(pathname);
}

/** The built page, as a template around each page's own meta tags and first view. */
function readTemplate(webRoot: string): (head: string, body: string, data: string) => string {
  const html = readFileSync(join(webRoot, "index.html"), "utf8");
  const [before = "", rest = ""] = html.split("<!--meta-->");
  const [, middle = ""] = rest.split("<!--/meta-->");
  const [between = "", after = ""] = middle.split("<!--first-view-->");
  const [root = "", foot = ""] = after.split("<!--first-answers-->");
  return (head, body, data) => before + head + between + body + root + data + foot;
}

/** Serves the built web app on the same port: its files, and its pages with their own meta tags. */
export async function registerWeb(
  app: FastifyInstance,
  deps: Deps,
  { cookies, webRoot }: { cookies: Cookies; webRoot?: string | undefined },
): Promise<void> {
  if (webRoot === undefined || !existsSync(join(webRoot, "index.html"))) return;
  const { publicUrl } = deps.config;
  const articles = readArticles(webRoot);
  const filesOf = readPageFiles(webRoot);
  const fill = readTemplate(webRoot);

  registerAssets(app, webRoot);
  // One route per file: any other path is a page, and no folder is read for a request.
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header("cache-control", "public, max-age=3600"),
    globIgnore: ["assets/**", "index.html", "faq-index.json", "page-files.json"],
    decorateReply: false,
  });

  app.get("/robots.txt", async (_, reply) => reply.type("text/plain; charset=utf-8").send(robots(publicUrl)));
  registerSiteMaps(app, makeSiteMaps(deps, articles));

  app.get("/*", async (request, reply) => {
    const [path = "/", query] = request.url.split("?", 2);
    if (!wantsPage(request, path)) return reply.callNotFound();
    const pathname = path === "/" ? path : path.replace(/\/$/, "");
    const meta = await pageMeta(deps, articles, { pathname, query: new URLSearchParams(query) });
    // Temporary: the project may be renamed, or hidden.
    if (meta.leadsTo !== undefined)
      return reply.header("cache-control", "no-cache").redirect(meta.leadsTo, 302);
    const answers = meta.status === 404 ? "" : await firstAnswers(app, request);
    // A visitor who signs in from this page already has the token that writes need.
    cookies.refreshXsrf(request, reply);
    return reply
      .code(meta.status ?? 200)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(fill(`${metaTags(meta, publicUrl)}\n    ${filesOf(pathname)}`, firstView(meta), answers));
  });
}
