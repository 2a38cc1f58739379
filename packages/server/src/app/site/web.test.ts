import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { type AnyPage, firstList, pageNames, pages, wholePage } from "@mec/api";
import { kitCalls } from "@mec/api/kit";
import { publicProjectCalls } from "@mec/api/project";
import { limits } from "@mec/domain/account";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publish } from "../../../test/application-fixtures.ts";
import { publicStart, startTestServer, type TestServer } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";

/** A minimal built web app. */
function makeWebRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "mec-web-"));
  mkdirSync(join(root, "assets"));
  const files = {
    "index.html":
      "<head><!--meta--><title>x</title><!--/meta--></head><body>$& the app<!--first-answers--></body>",
    "favicon.svg": "<svg/>",
    "assets/main-1a2b3c.js": "main()",
    "assets/main-1a2b3c.js.br": brotliCompressSync("main()"),
    "assets/style-1a2b3c.css": "a {}",
    "page-files.json": JSON.stringify({ explore: ["assets/1a2b3c.css", "assets/4d5e6f.js"], faq: [] }),
    "faq-index.json": JSON.stringify({
      "une-question": { title: "Une <question> ?", summary: "La réponse." },
    }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  return root;
}

let server: TestServer;
let app: FastifyInstance;
async function start(): Promise<void> {
  server = await startTestServer({ ...publicStart, PUBLIC_URL: "https://mec.example" });
  app = await buildApp(server.deps, { webRoot: makeWebRoot() });
}

const page = (url: string, accept = "text/html,*/*;q=0.8") =>
  app.inject({ method: "GET", url, headers: { accept } });

describe("the pages of the web app", () => {
  beforeAll(start);

  /** An address of each page, and the shorter ones; pages that need data of their own are tested below. */
  const known = pageNames
    .filter((name) => name !== "project" && name !== "shortProject" && name !== "article")
    .flatMap((name): string[] => {
      const page: AnyPage = pages[name];
      return [
        page.toAny({ consumerId: "1", projectId: "1", id: "1", consumer: "all", token: "t", name: "x" }),
      ].concat((page.from ?? []).map((pattern) => pattern.replace(/:\w+/g, "1")));
    });

  it.each([
    ...known,
    "/explore?lat=48&long=-1.7",
    "/explore/",
    "/faq/articles/une-question",
    "/forgot-password/reset-password?token=abc",
    "/places/Ille-et-Vilaine",
    "/on-boarding/consumer/signatory-and-apply",
    "/project-owner/1/my-consumers/pre-integrated",
    "/project-owner/1/my-documents/annexe2",
  ])("%s answers 200 with the whole app", async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.body).toContain("$& the app");
    expect(answer.body).not.toContain("<title>x</title>");
    expect(answer.body).not.toContain("Page introuvable");
  });

  it.each([
    "/nowhere",
    "/project",
    "/project/1/soleil",
    "/p/zzzzz",
    "/p/un-code",
    "/project/00000000-0000-4000-8000-000000000009/soleil",
    "/faq/articles/autre-question",
    "/faq/articles/constructor",
    "/on-boarding/consumer/nowhere",
    "/support/nowhere",
    "//evil.example/path",
    "/%E0%A4%A/x",
  ])("%s answers the app with the status 404, for no search engine", async (url) => {
    const answer = await page(url);
    expect([404, 400]).toContain(answer.statusCode);
    if (answer.statusCode === 404) expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  it("are not what a script or the API misses", async () => {
    for (const url of ["/api/nowhere", "/health/nowhere", "/dev/nowhere", "/assets/gone.js"]) {
      const answer = await page(url);
      expect([url, answer.statusCode, answer.json().message]).toEqual([url, 404, "NOT_FOUND"]);
    }
    expect((await page("/gone.js", "*/*")).json().message).toBe("NOT_FOUND");
    expect((await page("/explore", "application/json")).json().message).toBe("NOT_FOUND");
    expect((await app.inject({ method: "POST", url: "/explore" })).statusCode).toBe(404);
  });

  it("say who they are to robots that accept anything", async () => {
    const answer = await page("/explore", "*/*");
    expect(answer.body).toContain("<title>Explorer les projets – Mon énergie collective</title>");
    expect(answer.body).toContain('<link rel="canonical" href="https://mec.example/explore">');
    expect(answer.body).toContain('<meta property="og:locale" content="fr_FR">');
  });

  it("praise the product to visitors, and not on a person's own pages while they come", async () => {
    const body = (html: string) => html.slice(html.indexOf('<div class="first-view"'));
    const pitch = "Trouvez près de chez vous";
    expect(body((await page("/login")).body)).toContain(pitch);
    const own = ["/project-owner/1", "/user-portfolio", "/consumer/1/application"];
    const begun = [
      "/signature/abc",
      "/verification/papers/abc",
      "/forgot-password/reset-password",
      "/on-boarding/roof",
      "/on-boarding/choose-role",
    ];
    for (const url of [...own, ...begun]) {
      expect([url, body((await page(url)).body).includes(pitch)]).toEqual([url, false]);
    }
  });

  it("have the search of the home and of the map in their first HTML, and lay words above it", async () => {
    const explore = (await page("/explore?zoom=8")).body;
    expect(explore).toContain('<label for="explore-address">Votre adresse ou votre ville</label>');
    expect(explore).toContain("<h1>Trouver un projet près de chez vous</h1>");
    expect((await page("/")).body).toContain('<input id="home-address"');
    expect((await page("/faq")).body).not.toContain("first-view-search");
    expect((await page("/places/Ain")).body).toContain(
      "<h1>Projets pour partager l’électricité\u00a0: Ain</h1>",
    );
  });

  it("name their own files, which come beside the entry", async () => {
    const { body } = await page("/explore?lat=48&long=-1.7");
    const head = body.slice(0, body.indexOf("</head>"));
    expect(head).toContain(
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/1a2b3c.css">',
    );
    expect(head).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/4d5e6f.js">',
    );
    expect((await page("/faq")).body).not.toContain("modulepreload");
    expect((await page("/nowhere")).body).not.toContain("modulepreload");
    expect((await page("/page-files.json", "*/*")).statusCode).toBe(404);
  });

  it("have each a title of its own, the services' too", async () => {
    expect((await page("/services")).body).toContain("<title>Mes services – Mon énergie collective</title>");
  });

  it("of a person are kept from search engines", async () => {
    const answer = await page("/consumer/1/application");
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(answer.body).not.toContain("canonical");
  });

  it("of the help centre have their article's title, escaped", async () => {
    const answer = await page("/faq/articles/une-question");
    expect(answer.body).toContain("<title>Une &lt;question&gt; ? – Mon énergie collective</title>");
  });

  it("of a place name it only when there is something there", async () => {
    await publish(await server.signedUp());
    expect((await page("/places/rennes")).body).toContain(
      "<title>Autoconsommation collective\u00a0: Rennes –",
    );
    const unknown = await page("/places/%3Cscript%3E");
    expect(unknown.body).toContain('content="noindex"');
    expect(unknown.body).not.toContain("<script>");
  });
});

describe("a project's short address", () => {
  beforeEach(start);

  it("leads to its page for now, whatever the case, and to nothing once the project is hidden", async () => {
    const id = await publish(await server.signedUp(), { name: "Le soleil d’ici" });
    const { address } = await server.visitor().call(kitCalls.getKit, { query: { projectId: id } });
    const path = new URL(address).pathname;
    for (const asked of [path, `${path}/`, `/p/${path.slice(3).toUpperCase()}`]) {
      const answer = await page(asked);
      expect([answer.statusCode, answer.headers.location], asked).toEqual([
        302,
        pages.project.to({ projectId: id, projectName: "Le soleil d’ici" }),
      ]);
      expect(answer.headers["cache-control"]).toBe("no-cache");
    }
    await server.deps.db.updateTable("project").set({ moderation_status: "hidden" }).execute();
    const hidden = await page(path);
    expect([hidden.statusCode, hidden.headers.location]).toEqual([404, undefined]);
    expect(hidden.body).not.toContain("soleil");
  });
});

describe("a project's page", () => {
  beforeEach(start);

  const evil = `</title><script>alert('"1"')</script>`;

  it("shows its name, town and text in previews, and data for search engines", async () => {
    const id = await publish(await server.signedUp());
    const answer = await page(`/project/${id}/anything`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("<title>Soleil de Rennes, à Rennes – Mon énergie collective</title>");
    expect(answer.body).toContain(`href="https://mec.example/project/${id}/soleil-de-rennes"`);
    // At the height that the page's own way from the first page takes.
    expect(answer.body).toContain("<span>Accueil</span><span>Explorer</span><span>Soleil de Rennes</span>");
    expect((await page("/faq")).body).not.toContain("first-view-trail");
    const [, json = ""] = answer.body.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toMatchObject({ name: "Soleil de Rennes", "@type": "Project" });
    expect((await page(`/project?projectId=${id}`)).body).toContain("Soleil de Rennes, à Rennes");
  });

  it("shows its picture", async () => {
    const id = await publish(await server.signedUp());
    const row = { project_id: id, full_key: "a", thumbnail_key: "b", created_at: new Date() };
    const image = await server.deps.db
      .insertInto("project_image")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    const answer = await page(`/project/${id}/x`);
    const url = `https://mec.example/api/public/project/image/${image.id}/full`;
    expect(answer.body).toContain(`<meta property="og:image" content="${url}">`);
    expect(answer.body).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it("cannot carry a script, neither in its tags nor in its data", async () => {
    const id = await publish(await server.signedUp(), { name: evil, description: evil + "x".repeat(100) });
    const { body } = await page(`/project/${id}/x`);
    expect(body).not.toContain("<script>alert");
    // For search engines, and the answer that its script asks first.
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
  });

  it("is missing when it is hidden", async () => {
    const id = await publish(await server.signedUp());
    await server.deps.db.updateTable("project").set({ moderation_status: "hidden" }).execute();
    const answer = await page(`/project/${id}/soleil-de-rennes`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain("Soleil de Rennes");
    expect(answer.body).toContain("noindex");
  });
});

describe("what a visitor's page asks first", () => {
  let projectId: string;
  beforeEach(async () => {
    await start();
    projectId = await publish(await server.signedUp(), { name: "Soleil </script> de Brest" });
  });

  /** The answers written in a page. */
  async function writtenIn(url: string, headers: Record<string, string> = {}) {
    const { body } = await app.inject({ method: "GET", url, headers: { accept: "text/html", ...headers } });
    const [, text] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(body) ?? [];
    return text === undefined ? null : JSON.parse(text);
  }

  it("is answered in it, as the API's client would read it", async () => {
    const listed = await server.visitor().call(publicProjectCalls.listPublicProjects, { query: firstList });
    expect(await writtenIn("/explore")).toEqual([
      { call: "GET /public/project", given: { query: firstList }, answer: listed },
    ]);
    const given = { params: { id: projectId }, query: wholePage };
    const answer = await server.visitor().call(publicProjectCalls.getPublicProject, given);
    expect(await writtenIn(`/project/${projectId}/soleil`)).toEqual([
      { call: "GET /public/project/{id}", given, answer },
    ]);
  });

  it("is left out where the page asks something else, and where there is nothing to read", async () => {
    expect(await writtenIn("/explore?lat=48&long=-1.7")).toBeNull();
    expect(await writtenIn("/faq")).toBeNull();
    await server.deps.db.updateTable("project").set({ visibility: false }).execute();
    expect(await writtenIn(`/project/${projectId}/soleil`)).toBeNull();
  });

  it("is asked by who is signed in himself", async () => {
    expect(await writtenIn("/explore", { cookie: "signed-in=1" })).toBeNull();
  });

  it("is counted as his call: who asks too much is shown the page without it", async () => {
    const { points } = limits.projectSearchesPerIp;
    for (let asked = 0; asked < points; asked += 1) {
      await server.deps.limits.count("projectSearchesPerIp", "127.0.0.1");
    }
    expect(await writtenIn("/explore")).toBeNull();
    expect((await page("/explore")).statusCode).toBe(200);
  });
});

describe("files", () => {
  beforeEach(start);

  it("whose name holds their hash are kept a year, and sent as they were compressed", async () => {
    const answer = await app.inject({
      method: "GET",
      url: "/assets/main-1a2b3c.js",
      headers: { "accept-encoding": "br" },
    });
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.rawPayload.equals(brotliCompressSync("main()"))).toBe(true);
  });

  it("are packed where the build did not, and sent as they are to who takes nothing packed", async () => {
    const ask = (encoding: string) =>
      app.inject({
        method: "GET",
        url: "/assets/style-1a2b3c.css",
        headers: { "accept-encoding": encoding },
      });
    const packed = await ask("gzip, deflate, br, zstd");
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/css; charset=utf-8",
    });
    expect(String(packed.headers.vary)).toContain("accept-encoding");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe("a {}");
    for (const encoding of ["identity", "br;q=0"]) {
      const plain = await ask(encoding);
      expect([plain.headers["content-encoding"], plain.body]).toEqual([undefined, "a {}"]);
    }
    for (const url of ["/assets/main-1a2b3c.js.br", "/assets/..%2Findex.html", "/assets/"])
      expect((await app.inject({ method: "GET", url })).statusCode).toBe(404);
  });

  it("without a hash are asked for again within the hour", async () => {
    const answer = await page("/favicon.svg");
    expect(answer.headers["content-type"]).toContain("image/svg+xml");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("tell robots where to look", async () => {
    const owner = await server.signedUp();
    const shown = await publish(owner);
    const hidden = await publish(owner, { visibility: false });
    const index = (await page("/sitemap.xml")).body;
    const maps = [...index.matchAll(/<loc>https:\/\/mec\.example(.*?)<\/loc>/g)].map(([, path = ""]) => path);
    expect(maps).toEqual(["/sitemap-pages.xml", "/sitemap-projects-all.xml"]);
    const body = (await Promise.all(maps.map(async (path) => (await page(path)).body))).join("");
    expect(body).toContain(`<loc>https://mec.example/project/${shown}/soleil-de-rennes</loc>`);
    expect(body).not.toContain(hidden);
    expect(body).toContain("<loc>https://mec.example/faq/articles/une-question</loc>");
    for (const place of ["Rennes", "Ille-et-Vilaine"]) {
      expect(body).toContain(`<loc>https://mec.example/places/${place}</loc>`);
    }
    expect(body).not.toContain("/profile");
    const robots = (await page("/robots.txt")).body;
    expect(robots).toContain("Sitemap: https://mec.example/sitemap.xml");
    for (const folder of ["/api/", "/consumer/", "/project-owner/", "/support/", "/on-boarding/"]) {
      expect(robots).toContain(`Disallow: ${folder}\n`);
    }
  });
});

describe("the site map of many projects", () => {
  beforeEach(start);

  it("is an index of parts that hold every one of them, and loses at once what is hidden", async () => {
    const owner = await server.signedUp();
    await sql`insert into project (account_id, name, normalised_name, description, perimeter, address, latitude, longitude,
        city, department, region, repartition_key, visibility, created_at, updated_at)
      select ${owner.id}, 'Soleil ' || n, 'soleil', '', 2, '{}', 48, -1, 'Rennes', '35', '53', 'static', true, now(), now()
      from generate_series(1, 10001) n`.execute(server.deps.db);
    const index = (await page("/sitemap.xml")).body;
    const parts = [...index.matchAll(/mec\.example(\/sitemap-projects.*?)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    expect(parts).toHaveLength(16);
    const projectsIn = async (path: string) =>
      [...(await page(path)).body.matchAll(/\/project\/([0-9a-f-]+)\//g)].map(([, id = ""]) => id);
    const all = new Set<string>();
    for (const path of parts) for (const id of await projectsIn(path)) all.add(id);
    expect(all.size).toBe(10_001);
    const [first = ""] = all;
    const [part = ""] = parts.filter((path) => path.endsWith(`-${first.charAt(0)}.xml`));
    await server.deps.db.updateTable("project").set({ visibility: false }).where("id", "=", first).execute();
    expect(await projectsIn(part)).not.toContain(first);
  });
});

it("without a built web app, only the API answers", async () => {
  const bare = await buildApp(server.deps, { webRoot: "/nowhere" });
  const answer = await bare.inject({ method: "GET", url: "/", headers: { accept: "text/html" } });
  expect([answer.statusCode, answer.json().message]).toEqual([404, "NOT_FOUND"]);
});
