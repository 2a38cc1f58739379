import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { type PosterData, posterPdf } from "./poster.ts";

const data: PosterData = {
  projectName: "Soleil & <partagé> des Œillets",
  town: "Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson",
  url: "https://exemple.fr/project/00000000-0000-4000-8000-000000000001/soleil",
  date: new Date("2026-03-01T10:00:00Z"),
};

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** A tool of the machine, where it has it. */
function run(tool: string, args: string[]): string | null {
  try {
    return execFileSync(tool, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function saved(bytes: Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), "mec-poster-")), "poster.pdf");
  writeFileSync(file, bytes);
  return file;
}

it("is one tagged A4 page in French, with its title and whole fonts", async () => {
  const pdf = latin(await posterPdf(data));
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/Lang \(fr-FR\)/);
  expect(pdf).toMatch(/\/DisplayDocTitle true/);
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
  expect(pdf).toContain('<rdf:li xml:lang="x-default">Soleil &amp; &lt;partag');
});

it("is the same for the same data", async () => {
  const [first, second] = [await posterPdf(data), await posterPdf(data)];
  expect(Buffer.compare(first, second)).toBe(0);
});

it("keeps the longest name on its page, within the margins", async () => {
  const bytes = await posterPdf({ ...data, projectName: "W".repeat(50), town: "x".repeat(100) });
  const pdf = latin(bytes);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = ""]) => {
    try {
      return [inflateSync(Buffer.from(body, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const starts = streams
    .flatMap((stream) => [...stream.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)])
    .map(([, x]) => Number(x));
  expect(starts.length).toBeGreaterThan(5);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(49.9);
});

it("passes qpdf and gives its text back, where these tools are", async () => {
  const file = saved(await posterPdf(data));
  const checked = run("qpdf", ["--check", file]);
  if (checked !== null) expect(checked).toContain("No syntax or stream encoding errors");
  const text = run("pdftotext", [file, "-"]);
  if (text !== null) {
    expect(text.replace(/\s+/g, " ")).toContain(data.projectName);
    expect(text).toContain(data.town);
  }
});
