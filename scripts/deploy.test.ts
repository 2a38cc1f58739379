import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { environmentSchema } from "../packages/server/src/config/variables.ts";
import { serverEnvironment } from "./processes.mjs";

const folder = fileURLToPath(new URL("../deploy", import.meta.url));
const server = fileURLToPath(new URL("../packages/server/src", import.meta.url));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const manual = readFileSync(fileURLToPath(new URL("../docs/operations.md", import.meta.url)), "utf8");
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
function documentOf<T>(file: string): T {
  const document = trees.find((tree) => tree.file === file)?.documents[0];
  if (document === undefined) throw new Error(`deploy/${file} holds nothing`);
  return document as T;
}
const objects = trees.flatMap(({ file, documents }) =>
  documents.flatMap((document) => [...objectsIn(document)].map((object) => ({ file, object }))),
);

/** Variables of other programs, or of Node itself. */
const ofOthers = /^(POSTGRES_\w+|SITE|FILES|NODE_ENV|NODE_OPTIONS|MALLOC_ARENA_MAX)$/;

interface Service {
  readonly image: string;
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly entrypoint?: readonly string[];
  readonly depends_on?: unknown;
}
const { services } = documentOf<{ services: Readonly<Record<string, Service>> }>("compose.yaml");
const nodes = Object.values(services).filter(({ environment }) => environment?.ROLE);
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

  it("bound the garbage of workers, and of no node whose answers people wait for", () => {
    const bounding = files.filter((file) => /--max-semi-space-size=1\b/.test(read(file)));
    expect(bounding.sort()).toEqual(["compose.yaml", "kubernetes/worker.yaml", "systemd/worker.env"]);
    expect(bounding.map((file) => read(file).match(/NODE_OPTIONS/g)?.length)).toEqual([1, 1, 1]);
    const { worker, "web-1": web } = (
      documentsIn("compose.yaml")[0] as { services: Record<string, { environment: object }> }
    ).services;
    expect(worker?.environment).toMatchObject({ ROLE: "worker" });
    expect(web?.environment).not.toHaveProperty("NODE_OPTIONS");
  });

  it("give every node the memory pools that `npm start` gives the server", () => {
    expect(inContainerfile).toContain("MALLOC_ARENA_MAX");
    const setting = files.filter((file) => /\bMALLOC_ARENA_MAX=2\b/.test(read(file)));
    expect(setting.sort()).toEqual(["Containerfile", "systemd/mec@.service"]);
    expect(serverEnvironment).toHaveProperty("MALLOC_ARENA_MAX");
  });

  it("ask after health where the product answers", () => {
    const routes = readFileSync(join(server, "http/operations.ts"), "utf8");
    const asked = files.flatMap((file) => [...read(file).matchAll(/\/health\/\w+/g)].map(([path]) => path));
    expect(new Set(asked)).toEqual(new Set(["/health/live", "/health/ready"]));
    for (const path of asked) expect(routes).toContain(`app.get("${path}"`);
  });

  it("run two web nodes and a worker at least, of the same image and the same secrets", () => {
    expect(nodes.map(({ environment }) => environment?.ROLE)).toEqual(["web", "web", "worker"]);
    expect(new Set(nodes.map(({ image, env_file }) => `${image} ${env_file}`)).size).toBe(1);
  });

  it("lead browsers to the files: links name a site of the proxy, which passes on to the nodes' storage", () => {
    const sites = new Map(
      [...read("proxy/Caddyfile").matchAll(/^(https:\/\/\S+) \{([\s\S]*?)^\}/gm)].map(
        ([, site = "", block = ""]) => [site, /reverse_proxy (.+?)(?: \{)?$/m.exec(block)?.[1]],
      ),
    );
    for (const { environment = {} } of nodes) {
      const name = environment.STORAGE_S3_PUBLIC_ENDPOINT?.replace(/\$\{(\w+)[^}]*\}/, "{$$$1}") ?? "";
      expect(`http://${sites.get(name)}`).toBe(environment.STORAGE_S3_ENDPOINT);
    }
    expect(services.proxy?.environment).toHaveProperty("FILES");
    const { data } = documentOf<{ data: Record<string, string> }>("kubernetes/configuration.yaml");
    const ingress = read("kubernetes/ingress.yaml");
    expect(ingress).toContain(data.STORAGE_S3_PUBLIC_ENDPOINT?.replace("https://", "host: "));
    expect(ingress).toContain(`path: /${data.STORAGE_S3_BUCKET}/`);
  });

  it("let through to the stored files only what a link signs, at each proxy", () => {
    expect(read("proxy/Caddyfile")).toMatch(/@signed \{\s+method GET\s+query X-Amz-Signature=\*\s+\}/);
    const files = documentsIn("kubernetes/ingress.yaml")
      .map((document) => document as { kind: string; metadata: { name: string; annotations?: object } })
      .find(({ kind, metadata }) => kind === "Ingress" && metadata.name === "mec-files");
    const snippet = Object.entries(files?.metadata.annotations ?? {}).find(([name]) =>
      name.endsWith("/configuration-snippet"),
    )?.[1] as string | undefined;
    expect(snippet).toContain("if ($request_method != GET) { return 403; }");
    const [, signed = ""] = /if \(\$args !~ "(.+)"\) \{ return 403; \}/.exec(snippet ?? "") ?? [];
    const passes = (query: string) => new RegExp(signed).test(query);
    expect(["X-Amz-Signature=a1", "X-Amz-Date=1&X-Amz-Signature=a1"].map(passes)).toEqual([true, true]);
    expect(["", "list-type=2", "X-Amz-Signature=", "q=X-Amz-Signature=a1"].map(passes)).not.toContain(true);
    expect(read("kubernetes/ingress.yaml").slice(0, 700)).toContain("allow-snippet-annotations");
  });

  it("keep a browser with its node by a cookie, at each proxy, for the time of an upgrade", () => {
    expect(read("proxy/Caddyfile")).toMatch(/lb_policy cookie node \{\s+fallback least_conn\s+\}/);
    const ingress = documentsIn("kubernetes/ingress.yaml")
      .map((document) => document as { kind: string; metadata: { name: string; annotations?: object } })
      .find(({ kind, metadata }) => kind === "Ingress" && metadata.name === "mec");
    expect(ingress?.metadata.annotations).toMatchObject({
      "nginx.ingress.kubernetes.io/affinity": "cookie",
      "nginx.ingress.kubernetes.io/session-cookie-name": "node",
      "nginx.ingress.kubernetes.io/session-cookie-change-on-failure": "true",
    });
    expect(manual).toContain("cookie `node`");
  });

  it("run commands that the product has", () => {
    const built = readFileSync(fileURLToPath(new URL("build-server.mjs", import.meta.url)), "utf8");
    const run = files.flatMap((file) =>
      [...read(file).matchAll(/packages\/server\/dist\/([\w-]+)\.js/g)].map(([, name = ""]) => name),
    );
    expect(new Set(run)).toEqual(new Set(["main", "backup", "migrate"]));
    for (const name of run) expect(built).toContain(`"${name}"`);
  });

  it("keep the passphrase of backups and the owner's address from the nodes", () => {
    expect(read("mec.env.example")).not.toContain("BACKUP_PASSPHRASE");
    expect(read("systemd/mec@.service")).not.toContain("backup.env");
    const secretsOf = (file: string) =>
      [...read(file).matchAll(/secretRef: \{ name: ([\w-]+) \}/g)].map(([, name]) => name);
    for (const file of ["kubernetes/web.yaml", "kubernetes/worker.yaml"])
      expect(secretsOf(file)).toEqual(["mec-secrets"]);
    expect(secretsOf("kubernetes/backup.yaml")).toEqual(["mec-secrets", "mec-backup"]);
    // The last one counts.
    expect(secretsOf("kubernetes/migrate.yaml")).toEqual(["mec-secrets", "mec-owner"]);
  });

  it("make the bucket that the nodes use, before they start", () => {
    const { bucket } = services;
    for (const { environment, depends_on } of nodes) {
      expect(bucket?.entrypoint?.join(" ")).toContain(`-name ${environment?.STORAGE_S3_BUCKET}'`);
      expect(depends_on).toMatchObject({ bucket: { condition: "service_completed_successfully" } });
      expect(read("storage.json.example")).toContain(`"Write:${environment?.STORAGE_S3_BUCKET}"`);
    }
  });

  it("call the servers' job as Prometheus does, and as the manual says", () => {
    const { scrape_configs } = documentOf<{ scrape_configs: { job_name: string }[] }>(
      "prometheus/prometheus.yml",
    );
    const jobs = scrape_configs.map(({ job_name }) => job_name);
    const named = ["grafana/nodes.json", "prometheus/alerts.yml"]
      .flatMap((file) => [...read(file).matchAll(/\bjob=\\?"(\w[\w-]*)/g)])
      .map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(jobs));
    expect(/it names the servers' job `([\w-]+)`/.exec(manual)?.[1]).toBe(jobs.join());
  });

  it.each(files.filter((file) => !file.endsWith(".example")))(
    "say at their top what was not run: %s",
    (file) => {
      expect(read(file).slice(0, 700)).toMatch(/[Nn]ot run here|not started|nothing of it was run/);
    },
  );
});
