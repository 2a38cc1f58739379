import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import shownBy from "../packages/web/src/parts/shown-by.json";

const root = fileURLToPath(new URL("..", import.meta.url));
const config = join(root, ".dependency-cruiser.cjs");
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] };

type Violation = readonly [file: string, imported: string, made?: string];

/**
 * For each part, a file that shows it and is not among those it names. The legal feature stands for such files: no
 * part names it.
 */
const shownWhereNobodyNamed = (): Record<string, Violation> =>
  Object.fromEntries(
    Object.keys(shownBy).map((part): [string, Violation] => [
      `web-part-${part}`,
      [
        `packages/web/src/features/legal/shows-${part}.ts`,
        `../../parts/${part}/shown.ts`,
        `packages/web/src/parts/${part}/shown.ts`,
      ],
    ]),
  );

/** For each rule, a file that breaks it: [the file, what it imports, the imported file to make, if any]. */
const violations: Record<string, Violation> = {
  "pure-domain": ["packages/domain/src/point/a.ts", "node:fs"],
  "pure-energy": ["packages/energy/src/a.ts", "zod"],
  "api-knows-domain-only": ["packages/api/src/a.ts", "fastify"],
  "server-and-web-apart": [
    "packages/web/src/app/a.ts",
    "../../../server/src/b.ts",
    "packages/server/src/b.ts",
  ],
  "nothing-below-knows-server-or-web": [
    "packages/api/src/c.ts",
    "../../server/src/c.ts",
    "packages/server/src/c.ts",
  ],
  "server-platform-knows-no-feature": [
    "packages/server/src/jobs/a.ts",
    "../features/point/index.ts",
    "packages/server/src/features/point/index.ts",
  ],
  "server-root-knows-no-feature": [
    "packages/server/src/shared.ts",
    "./features/point/scopes.ts",
    "packages/server/src/features/point/scopes.ts",
  ],
  "server-app-on-top": [
    "packages/server/src/features/point/react.ts",
    "../../app/reactions.ts",
    "packages/server/src/app/reactions.ts",
  ],
  "demo-on-top": ["packages/server/src/start.ts", "../../demo/src/a.ts", "packages/demo/src/a.ts"],
  "demo-does-what-people-do": [
    "packages/demo/src/b.ts",
    "../../server/src/features/point/store.ts",
    "packages/server/src/features/point/store.ts",
  ],
  "database-knows-the-domain-only": [
    "packages/server/src/db/a.ts",
    "../jobs/queue.ts",
    "packages/server/src/jobs/queue.ts",
  ],
  "only-http-is-http": [
    "packages/server/src/deps.ts",
    "./http/limits.ts",
    "packages/server/src/http/limits.ts",
  ],
  "threads-and-jobs-stand-alone": [
    "packages/server/src/workers/a.ts",
    "../documents/b.ts",
    "packages/server/src/documents/b.ts",
  ],
  "gateways-are-leaves": [
    "packages/server/src/gateways/mail/a.ts",
    "../../db/b.ts",
    "packages/server/src/db/b.ts",
  ],
  "documents-come-from-data": [
    "packages/server/src/documents/a.ts",
    "../db/c.ts",
    "packages/server/src/db/c.ts",
  ],
  "verbs-know-no-route": [
    "packages/server/src/features/point/ask.ts",
    "./own-routes.ts",
    "packages/server/src/features/point/own-routes.ts",
  ],
  "routes-see-no-database": [
    "packages/server/src/features/point/routes.ts",
    "./store.ts",
    "packages/server/src/features/point/store.ts",
  ],
  "verbs-see-no-http": ["packages/server/src/features/point/verb.ts", "fastify"],
  "gateways-through-their-port": [
    "packages/server/src/features/point/send.ts",
    "../../gateways/mail/smtp.ts",
    "packages/server/src/gateways/mail/smtp.ts",
  ],
  "server-features-through-their-index": [
    "packages/server/src/features/point/reach.ts",
    "../project/store.ts",
    "packages/server/src/features/project/store.ts",
  ],
  "server-faces-for-app": [
    "packages/server/src/features/point/peek.ts",
    "./feature.ts",
    "packages/server/src/features/point/feature.ts",
  ],
  "reads-lead-to-no-verb": [
    "packages/server/src/features/application/reads.ts",
    "../project/index.ts",
    "packages/server/src/features/project/index.ts",
  ],
  "tables-know-what-is-in-them": [
    "packages/server/src/features/project/tables.ts",
    "./scopes.ts",
    "packages/server/src/features/project/scopes.ts",
  ],
  "threads-read-no-verb": [
    "packages/server/src/app/threads/worker.ts",
    "../../features/point/feature.ts",
    "packages/server/src/features/point/feature.ts",
  ],
  "scopes-know-the-domain-only": [
    "packages/server/src/features/point/scopes.ts",
    "../project/index.ts",
    "packages/server/src/features/project/index.ts",
  ],
  "places-reach-the-public-snapped": [
    "packages/server/src/features/project/public/eligible.ts",
    "../perimeter/reach-store.ts",
    "packages/server/src/features/project/perimeter/reach-store.ts",
  ],
  "web-features-apart": [
    "packages/web/src/features/faq/a.ts",
    "../legal/b.ts",
    "packages/web/src/features/legal/b.ts",
  ],
  "web-kit-knows-no-feature": [
    "packages/web/src/ui/a.ts",
    "../features/legal/c.ts",
    "packages/web/src/features/legal/c.ts",
  ],
  "web-reads-and-writes-by-the-calls": [
    "packages/web/src/features/point/use-own.ts",
    "@tanstack/react-query",
  ],
  "web-platform-knows-no-kit": ["packages/web/src/platform/a.ts", "../ui/b.ts", "packages/web/src/ui/b.ts"],
  "web-parts-know-no-feature": [
    "packages/web/src/parts/pmo/a.ts",
    "../../features/pmo/b.ts",
    "packages/web/src/features/pmo/b.ts",
  ],
  "web-parts-are-named": [
    "packages/web/src/features/faq/e.ts",
    "../../parts/legal/a.ts",
    "packages/web/src/parts/legal/a.ts",
  ],
  ...shownWhereNobodyNamed(),
  "web-features-know-no-app": [
    "packages/web/src/features/faq/c.ts",
    "../../app/d.ts",
    "packages/web/src/app/d.ts",
  ],
  "no-cycle": ["packages/domain/src/x.ts", "./y.ts", "packages/domain/src/y.ts"],
};

/** What the kit may not know of, besides features. */
const strangersToTheKit: Record<string, Violation> = {
  "a call": ["packages/web/src/ui/call.ts", "../../../api/src/pmo/d.ts", "packages/api/src/pmo/d.ts"],
  "a page": ["packages/web/src/ui/page.ts", "../../../api/src/pages.ts", "packages/api/src/pages.ts"],
  "an entity": [
    "packages/web/src/ui/entity.ts",
    "../../../domain/src/pmo/d.ts",
    "packages/domain/src/pmo/d.ts",
  ],
  "a part": ["packages/web/src/ui/part.ts", "../parts/pmo/shown.ts"],
  "who is signed in": [
    "packages/web/src/ui/person.ts",
    "../platform/session.ts",
    "packages/web/src/platform/session.ts",
  ],
};

interface Found {
  from: string;
  rule: { name: string };
}
/** A file of the kit that breaks no rule. */
const plain = "packages/web/src/ui/plain.ts";
let tree = "";
let found: Found[] = [];

function write(file: string, content: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), content);
}

function cruise(): Found[] {
  const args = ["packages", "--config", config, "--output-type", "json"];
  const output = execFileSync(join(root, "node_modules/.bin/depcruise"), args, {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return (JSON.parse(output) as { summary: { violations: Found[] } }).summary.violations;
}

const caughtBy = (rule: string): string[] =>
  found.filter((violation) => violation.rule.name === rule).map(({ from }) => from);

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "import-rules-"));
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  write("tsconfig.base.json", "{}");
  for (const [file, imported, made] of [...Object.values(violations), ...Object.values(strangersToTheKit)]) {
    write(file, `import * as it from "${imported}";\nexport const used = it;\n`);
    if (made) write(made, "export const made = 1;\n");
  }
  write("packages/domain/src/shared/b.ts", "export const made = 1;\n");
  write(plain, 'import * as it from "../../../domain/src/shared/b.ts";\nexport const used = it;\n');
  write("packages/domain/src/y.ts", 'import type * as it from "./x.ts";\nexport type Used = typeof it;\n');
  found = cruise();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe("the import rules", () => {
  it("each have a violation planted here", () => {
    expect(Object.keys(violations).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(violations))("%s catches a file that breaks it", (rule, [file]) => {
    expect(caughtBy(rule)).toContain(file);
  });

  it.each(Object.entries(strangersToTheKit))("keep %s from the kit", (_, [file]) => {
    expect(caughtBy("web-kit-knows-no-feature")).toContain(file);
  });

  it("let the kit know what every feature shares", () => {
    expect(caughtBy("web-kit-knows-no-feature")).not.toContain(plain);
  });
});
