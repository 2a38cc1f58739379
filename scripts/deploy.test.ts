import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { environmentSchema } from "../packages/server/src/config/variables.ts";

const folder = fileURLToPath(new URL("../deploy", import.meta.url));
const server = fileURLToPath(new URL("../packages/server/src", import.meta.url));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const documentsIn = (file: string): unknown[] =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS();
  });

/** Every object in a tree. */
function* objectsIn(tree: unknown): Generator<Record<string, unknown>> {
  if (typeof tree !== "object" || tree === null) return;
  if (!Array.isArray(tree)) yield tree as Record<string, unknown>;
  for (const part of Object.values(tree)) yield* objectsIn(part);
}

const trees = files
  .filter((file) => /\.ya?ml$/.test(file))
  .map((file) => ({ file, documents: documentsIn(file) }));
const objects = trees.flatMap(({ file, documents }) =>
  documents.flatMap((document) => [...objectsIn(document)].map((object) => ({ file, object }))),
);

/** Variables of other programs, or of Node itself. */
const ofOthers = /^(POSTGRES_\w+|SITE|NODE_ENV)$/;
const inLines = (file: string) =>
  [...read(file).matchAll(/^(?:ENV |Environment=)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
const inContainerfile = [
  ...(/^ENV (.+)$/m.exec(read("Containerfile"))?.[1] ?? "").matchAll(/([A-Z_]+)=/g),
].map(([, name = ""]) => name);
const inTrees = objects.flatMap(({ object }) => [
  ...Object.keys(object).filter((key) => /^[A-Z][A-Z0-9_]+$/.test(key) && key !== "ALL"),
  ...("value" in object && typeof object.name === "string" ? [object.name] : []),
]);

describe("the files of deploy/", () => {
  it("set variables that the product knows, and no other", () => {
    const known = new Set(Object.keys(environmentSchema.shape));
    const set = [
      ...inContainerfile,
      ...inTrees,
      ...files.filter((file) => /\.(env|example|service)$/.test(file)).flatMap(inLines),
    ];
    expect(set).toContain("ROLE");
    expect(set.filter((name) => !known.has(name) && !ofOthers.test(name))).toEqual([]);
  });

  it("run on the Node that is recommended", () => {
    const page = readFileSync(join(folder, "../docs/dependencies.md"), "utf8");
    const [, recommended] = /\*\*Node (\d+) is recommended\*\*/.exec(page) ?? [];
    const images = [...read("Containerfile").matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(([, major]) => major);
    expect(images).toEqual([recommended, recommended]);
  });

  it("ask after health where the product answers", () => {
    const routes = readFileSync(join(server, "http/operations.ts"), "utf8");
    const asked = files.flatMap((file) => [...read(file).matchAll(/\/health\/\w+/g)].map(([path]) => path));
    expect(new Set(asked)).toEqual(new Set(["/health/live", "/health/ready"]));
    for (const path of asked) expect(routes).toContain(`app.get("${path}"`);
  });

  it("run two web nodes and a worker at least, of the same image and the same secrets", () => {
    const compose = trees.find(({ file }) => file === "compose.yaml")?.documents[0] as {
      services: Record<string, { image: string; env_file?: string; environment?: { ROLE?: string } }>;
    };
    const nodes = Object.values(compose.services).filter(({ environment }) => environment?.ROLE);
    expect(nodes.map(({ environment }) => environment?.ROLE)).toEqual(["web", "web", "worker"]);
    expect(new Set(nodes.map(({ image, env_file }) => `${image} ${env_file}`)).size).toBe(1);
  });

  it("read metrics that the product gives", () => {
    const sources = readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("metrics.ts") || name === "http/operations.ts")
      .map((name) => readFileSync(join(server, name), "utf8"))
      .join("\n");
    const texts = ["grafana/nodes.json", "prometheus/alerts.yml", "kubernetes/worker.yaml"]
      .map(read)
      .join("\n");
    const asked = new Set(
      [...texts.matchAll(/\b(?:http|long_work|evidence)_[a-z_]+\b/g)].map(([name]) =>
        name.replace(/_(bucket|count)$/, ""),
      ),
    );
    expect(asked.size).toBeGreaterThan(3);
    for (const name of asked) expect(sources).toContain(`"${name}"`);
  });

  it.each(files.filter((file) => !file.endsWith(".example")))(
    "say at their top what was not run: %s",
    (file) => {
      expect(read(file).slice(0, 700)).toMatch(/[Nn]ot run here|not started|nothing of it was run/);
    },
  );
});
