import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../../e2e/product.ts";
import { legalDocument } from "../../packages/server/src/documents/to-sign/document.ts";
import { documentPdf, sealedDocument } from "../../packages/server/src/documents/to-sign/make-document.ts";
import { openSealKey } from "../../packages/server/src/seal/index.ts";
import { bulletin, evidence, individual, signatures } from "../../packages/server/test/document-samples.ts";
import type { Figure } from "../result.ts";
import { barePages, drawPage } from "../support/controls.ts";
import { signUp } from "../support/sign-up.ts";

const documents = 100;
const rounds = 15;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How often one core does this in a second of its own CPU time: other load on the machine does not count. */
async function perSecond(count: number, work: (rank: number) => unknown): Promise<number> {
  const start = process.cpuUsage();
  for (let index = 0; index < count; index += 1) await work(index);
  const { user, system } = process.cpuUsage(start);
  return (count * 1e6) / (user + system);
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Each bulletin has its own names, numbers and evidence, as in real use. */
function bulletinOf(rank: number) {
  const name = `Martin ${hash(`${rank}`).replace(/\d/g, "")}`;
  return {
    words: legalDocument({
      ...bulletin,
      reference: `BA-${rank}`,
      participant: { ...individual, name, email: `${hash(`${rank}@`).slice(0, 12)}@exemple.fr` },
    }),
    signatures: signatures.slice(0, 1).map((signature) => ({ ...signature, signedName: `Zoé ${name}` })),
    evidence: {
      ...evidence,
      events: evidence.events.map((event) => ({ ...event, hash: hash(`${rank} ${event.hash}`) })),
    },
  };
}

/** A bulletin of two pages with its certificate, sealed: in this thread alone, as a worker thread does it. */
async function sealing(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "mec-bench-"));
  const key = await openSealKey({ dataDir, publicUrl: "http://localhost", seal: undefined });
  rmSync(dataDir, { recursive: true });
  const prepared = await documentPdf({ content: bulletin });
  const seal = (rank: number) => sealedDocument({ ...bulletinOf(rank), prepared, key });
  await perSecond(10, (rank) => seal(-rank));
  const sealed = await perSecond(documents, seal);
  const drawn = await perSecond(documents, drawPage);
  return [
    {
      name: "documents of two pages sealed in a second by one core, certificate included",
      value: sealed,
      unit: "/s",
      ratio: { min: 0.039 },
      control: { name: "pages of plain words by pdfkit", value: drawn, unit: "/s" },
    },
  ];
}

async function timed(request: () => Promise<Response>): Promise<{ ms: number; body: ArrayBuffer }> {
  const start = performance.now();
  const answer = await request();
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${Buffer.from(body).toString()}`);
  return { ms: performance.now() - start, body };
}

const project = {
  name: "Soleil du banc d’essai",
  description: "Une toiture partagée entre voisins, au cœur du village. ".repeat(4),
  perimeter: 2,
  address: {
    label: "1 Rue du Soleil 38000 Grenoble",
    houseNumber: "1",
    street: "Rue du Soleil",
    postCode: "38000",
    city: "Grenoble",
    coordinates: { latitude: 45.19, longitude: 5.72 },
  },
  repartitionKey: "default_dynamic",
  visibility: true,
};

/** The contract of sale, the longest of the three, as previewed beside its form. */
async function previewing(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const headers = { ...(await signUp(product.url)), "content-type": "application/json" };
    const made = await timed(() =>
      fetch(`${product.url}/api/project`, { method: "POST", headers, body: JSON.stringify(project) }),
    );
    const { id } = JSON.parse(Buffer.from(made.body).toString()) as { id: string };
    const preview = () =>
      timed(() => fetch(`${product.url}/api/project/${id}/document/salesContract/preview`, { headers }));
    const first = (await preview()).ms;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push((await preview()).ms);
    const control = await barePages();
    const name = "the preview of a contract of sale";
    return [
      { name: `${name}, the first after the start`, value: first, unit: "ms", ratio: { max: 9.2 }, control },
      { name: `${name}, once warm`, value: median(times), unit: "ms", ratio: { max: 4.2 }, control },
    ];
  } finally {
    await product.stop();
  }
}

export async function run(): Promise<Figure[]> {
  return [...(await sealing()), ...(await previewing())];
}
