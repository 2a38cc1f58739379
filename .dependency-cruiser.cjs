/** Who may import whom (docs/architecture.md). `scripts/import-rules.test.ts` plants a violation of each rule. */
const server = "^packages/server/src/";
const web = "^packages/web/src/";
/** What carries the features, and knows none of them. */
const platform = `${server}(?!(app|features)/)[^/]+/|${server}(config|deps)\\.ts$`;
/** Where the features meet, and what starts a process. */
const top = `${server}app/|${server}(app|backup|export-curves|migrate|restore|rotate-key|start|user)\\.ts$`;
const tests = "\\.test(-helper)?\\.ts$";

/** Each part of the web app, and those it names to show it. */
const shownBy = require("./packages/web/src/parts/shown-by.json");
const parts = Object.keys(shownBy);

/** What the kit may know of the platform: nothing there speaks of a feature. */
const plainPlatform =
  "(act|answer|client|fetch-piece|i18n|notify|one-at-a-time|profile-type|question|remembered|stale|stored|together|visit-green)\\.tsx?$";

module.exports = {
  forbidden: [
    {
      name: "pure-domain",
      comment: "domain knows zod, ibantools (pure checks of IBAN and BIC) and nothing else",
      severity: "error",
      from: { path: "^packages/domain/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/domain/src|node_modules/(zod|ibantools)/" },
    },
    {
      name: "pure-energy",
      comment: "energy has no dependency",
      severity: "error",
      from: { path: "^packages/energy/src", pathNot: "\\.test\\.ts$|/testing/" },
      to: { pathNot: "^packages/energy/src" },
    },
    {
      name: "api-knows-domain-only",
      severity: "error",
      from: { path: "^packages/api/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/(api|domain|energy)/src|node_modules/zod/" },
    },
    {
      name: "server-and-web-apart",
      severity: "error",
      from: { path: "^packages/(server|web)/" },
      to: { path: "^packages/(server|web)/", pathNot: "^packages/$1/" },
    },
    {
      name: "nothing-below-knows-server-or-web",
      severity: "error",
      from: { path: "^packages/(domain|energy|api)/" },
      to: { path: "^packages/(server|web)/" },
    },
    {
      name: "server-platform-knows-no-feature",
      comment: "what carries the features is handed what it needs of them, in app/",
      severity: "error",
      from: { path: platform, pathNot: tests },
      to: { path: `${server}features/` },
    },
    {
      name: "server-root-knows-no-feature",
      comment: "what several features share knows none of them",
      severity: "error",
      from: { path: `${server}[^/]+\\.ts$`, pathNot: [top, tests] },
      to: { path: `${server}features/` },
    },
    {
      name: "server-app-on-top",
      comment: "features meet in app/; nothing that it is made of knows it",
      severity: "error",
      from: { path: server, pathNot: [top, tests] },
      to: { path: top },
    },
    {
      name: "demo-on-top",
      comment: "the demonstration is played on the product, which does not know of it",
      severity: "error",
      from: { path: "^packages/(?!demo/)" },
      to: { path: "^packages/demo/" },
    },
    {
      name: "demo-does-what-people-do",
      comment: "what features do for one another is theirs: the demonstration asks what their indexes give",
      severity: "error",
      from: { path: "^packages/demo/", pathNot: tests },
      to: { path: `${server}features/`, pathNot: "/index\\.ts$" },
    },
    {
      name: "database-knows-the-domain-only",
      severity: "error",
      from: { path: `${server}db/`, pathNot: tests },
      to: { path: "^packages/", pathNot: `${server}db/|^packages/domain/src` },
    },
    {
      name: "only-http-is-http",
      comment: "verbs, jobs and gateways are not asked by HTTP alone",
      severity: "error",
      from: { path: platform, pathNot: [`${server}http/`, tests] },
      to: { path: `${server}http/|node_modules/fastify/` },
    },
    {
      name: "threads-and-jobs-stand-alone",
      comment: "what waits and what runs is told what to do",
      severity: "error",
      from: { path: `${server}(jobs|workers|limits)/`, pathNot: tests },
      to: { path: `${server}(documents|archives|uploads|idempotency|pdfkit|seal)/` },
    },
    {
      name: "gateways-are-leaves",
      comment: "a gateway keeps what its port promises, whoever asks",
      severity: "error",
      from: { path: `${server}gateways/`, pathNot: tests },
      to: { path: `${server}(?!gateways/|seal/|config\\.ts$|content-disposition\\.ts$)` },
    },
    {
      name: "documents-come-from-data",
      comment: "typed data becomes a file: no database, no gateway",
      severity: "error",
      from: { path: `${server}documents/`, pathNot: tests },
      to: { path: server, pathNot: `${server}(documents|seal|pdfkit)/` },
    },
    {
      name: "verbs-know-no-route",
      comment: "a route asks a verb, never the other way round",
      severity: "error",
      from: { path: `${server}features/`, pathNot: "/feature\\.ts$" },
      to: { path: `${server}features/.*routes\\.ts$` },
    },
    {
      name: "routes-see-no-database",
      severity: "error",
      from: { path: `${server}features/[^/]+/routes\\.ts$` },
      to: { path: `${server}db/|/store\\.ts$|node_modules/(kysely|pg)/` },
    },
    {
      name: "verbs-see-no-http",
      comment: "only routes and the HTTP layer know of requests; verbs are handed a Deps",
      severity: "error",
      from: { path: `${server}features/`, pathNot: "(routes|feature)\\.ts$|\\.test\\.ts$" },
      to: { path: `node_modules/fastify/|${server}http/` },
    },
    {
      name: "gateways-through-their-port",
      comment: "a feature knows what a gateway promises, not how it is kept",
      severity: "error",
      from: { path: `${server}features/`, pathNot: "\\.test\\.ts$" },
      to: { path: `${server}gateways/`, pathNot: "/(port|index)\\.ts$" },
    },
    {
      name: "server-features-through-their-index",
      severity: "error",
      from: { path: `${server}features/([^/]+)/` },
      to: {
        path: `${server}features/[^/]+/`,
        pathNot: `${server}features/$1/|/(index|reads|scopes|tables)\\.ts$`,
      },
    },
    {
      name: "server-faces-for-app",
      comment: "what a feature is to the product and to its threads is folded in app/; others ask its index",
      severity: "error",
      from: { path: "^packages/", pathNot: `${server}app/` },
      to: { path: `${server}features/[^/]+/(feature|tasks)\\.ts$` },
    },
    {
      name: "reads-lead-to-no-verb",
      comment: "features below may ask a read, so that none of them leads back to a feature",
      severity: "error",
      from: { path: `${server}features/.*/reads\\.ts$` },
      to: {
        path: server,
        pathNot: `${server}(db/|encryption/|features/.*/(reads|scopes|tables)\\.ts$)`,
      },
    },
    {
      name: "tables-know-what-is-in-them",
      comment: "every feature may know a table's columns",
      severity: "error",
      from: { path: `${server}features/[^/]+/tables\\.ts$` },
      to: { path: server, pathNot: `${server}(db|encryption)/` },
    },
    {
      name: "threads-read-no-verb",
      comment: "a thread starts with what it computes, and nothing of the server",
      severity: "error",
      from: { path: `${server}app/threads/` },
      to: { path: `${server}(http/|features/[^/]+/(feature|routes)\\.ts$)`, reachable: true },
    },
    {
      name: "scopes-know-the-domain-only",
      comment: "every feature may ask a scope, so that none of them leads back to a feature",
      severity: "error",
      from: { path: `${server}features/[^/]+/scopes\\.ts$` },
      to: { pathNot: `^packages/domain/src|node_modules/kysely/|${server}features/[^/]+/scopes\\.ts$` },
    },
    {
      name: "places-reach-the-public-snapped",
      severity: "error",
      from: {
        path: `${server}features/project/`,
        pathNot: "/(perimeter|public-geometry|reach|sites|index)\\.ts$|\\.test\\.ts$",
      },
      to: { path: `${server}features/project/perimeter/(reach-store|reach|sites)\\.ts$` },
    },
    {
      name: "web-features-apart",
      comment: "features meet in app/ only",
      severity: "error",
      from: { path: `${web}features/([^/]+)/` },
      to: { path: `${web}features/[^/]+/`, pathNot: `${web}features/$1/` },
    },
    {
      name: "web-kit-knows-no-feature",
      comment: "of the product the kit knows what every feature shares: no call, no page, no entity, no part",
      severity: "error",
      from: { path: `${web}ui/` },
      to: {
        path: "^packages/",
        pathNot: `${web}ui/|^packages/domain/src/shared/|${web}platform/${plainPlatform}`,
      },
    },
    {
      name: "web-reads-and-writes-by-the-calls",
      comment:
        "useAnswer, useAct and useSubmit take key and type from a call: no feature keeps an answer of its own",
      severity: "error",
      from: { path: web, pathNot: `${web}platform/` },
      to: { path: "node_modules/@tanstack/" },
    },
    {
      name: "web-platform-knows-no-kit",
      severity: "error",
      from: { path: `${web}platform/` },
      to: { path: `${web}(ui|parts|features|app)/` },
    },
    {
      name: "web-parts-know-no-feature",
      comment: "features and the frame show parts, never the other way round",
      severity: "error",
      from: { path: `${web}parts/` },
      to: { path: `${web}(features|app)/` },
    },
    {
      name: "web-parts-are-named",
      comment: "a part stands in parts/shown-by.json, with those that show it",
      severity: "error",
      from: {},
      to: { path: `${web}parts/`, pathNot: `${web}parts/(${parts.join("|")})/` },
    },
    ...parts.map((part) => ({
      name: `web-part-${part}`,
      comment: "a part is imported only by those it names in parts/shown-by.json",
      severity: "error",
      from: { path: web, pathNot: `${web}(parts/${part}|${shownBy[part].join("|")})/` },
      to: { path: `${web}parts/${part}/` },
    })),
    {
      name: "web-features-know-no-app",
      severity: "error",
      from: { path: `${web}features/` },
      to: { path: `${web}app/` },
    },
    {
      name: "no-cycle",
      comment: "of types neither: two files that need each other are one, or lack a third",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)packages/[^/]+/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
