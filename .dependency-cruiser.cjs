/** Who may import whom (docs/architecture.md). `scripts/import-rules.test.ts` plants a violation of each rule. */
const server = "^packages/server/src/";
const web = "^packages/web/src/";

/** Each part of the web app, and those it names to show it. */
const shownBy = require("./packages/web/src/parts/shown-by.json");
const parts = Object.keys(shownBy);

/** What the kit may know of the platform: nothing there speaks of a feature. */
const plainPlatform = "(client|i18n|notify|profile-type|stored|together|visit-green)\\.tsx?$";

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
      name: "routes-see-no-database",
      severity: "error",
      from: { path: `${server}features/[^/]+/routes\\.ts$` },
      to: { path: `${server}db/|/store\\.ts$|node_modules/(kysely|pg)/` },
    },
    {
      name: "verbs-see-no-http",
      comment: "only routes and the HTTP layer know of requests; verbs are handed a Deps",
      severity: "error",
      from: { path: `${server}features/`, pathNot: "(routes|index)\\.ts$|\\.test\\.ts$" },
      to: { path: `node_modules/fastify/|${server}http/(bind|cookies|errors|web)\\.ts$` },
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
      to: { path: `${server}features/[^/]+/`, pathNot: `${server}features/$1/|/(index|scopes)\\.ts$` },
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
        pathNot: "/(perimeter|public-geometry|index)\\.ts$|\\.test\\.ts$",
      },
      to: { path: `${server}features/project/reach-store\\.ts$` },
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
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
