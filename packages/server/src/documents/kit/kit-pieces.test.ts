import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KitFacts, type KitPiece, kitPieces, printWords } from "@mec/domain/kit";
import { Transformer } from "@napi-rs/image";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { folded, ownText, readPdf } from "../../../test/read-pdf.ts";
import type { KitData } from "./data.ts";
import { kitArchive, kitFile } from "./index.ts";
import { readQr } from "./read-qr.test-helper.ts";

const date = new Date("2026-03-01T10:00:00Z");
const short: KitFacts = {
  project: {
    name: "Soleil",
    town: "Rennes",
    postCode: "35000",
    productionTypes: ["photovoltaic"],
    perimeter: 2,
  },
  address: "https://exemple.fr/p/k7m2x",
};
const long: KitFacts = {
  project: {
    name: "Coopérative & <solaire> des habitants du Grand Oeil",
    town: "Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson",
    postCode: "51290",
    productionTypes: ["photovoltaic", "wind", "hydro"],
    perimeter: 20,
  },
  address: "https://autoconsommation.communaute-de-communes-du-pays.example.org:8443/p/z9y8x",
};
const unbreakable: KitFacts = {
  project: {
    name: "W".repeat(50),
    town: "x".repeat(100),
    postCode: "35000",
    productionTypes: [],
    perimeter: 2,
  },
  address: "http://127.0.0.1:3000/p/k7m2x",
};
const blank: KitFacts = { project: null, address: "https://exemple.fr/explore" };

let photo: Uint8Array;
beforeAll(() => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#3465a4"/><circle cx="800" cy="500" r="300" fill="#f7c948"/></svg>`;
  photo = Transformer.fromSvg(svg, "white").jpegSync(75);
});

const kits: readonly [name: string, data: () => KitData][] = [
  ["a short name with a picture", () => ({ facts: short, picture: photo, date })],
  ["a long name without a picture", () => ({ facts: long, picture: null, date })],
  ["a long name with a picture", () => ({ facts: long, picture: photo, date })],
  ["a name that cannot be broken", () => ({ facts: unbreakable, picture: null, date })],
  ["no project", () => ({ facts: blank, picture: null, date })],
];
const cases = kits.flatMap(([name, data]) => kitPieces.map((piece) => [piece, name, data] as const));

interface Size {
  readonly pixels: readonly [width: number, height: number];
  /** Width and height in points, of half a sheet for a pair of flyers, else of the whole. */
  readonly width: number;
  readonly height: number;
  /** The margin kept free around the words. */
  readonly margin: number;
}
const a4Size: Size = { pixels: [1240, 1754], width: 595.28, height: 841.89, margin: 26 };
const sizes: Readonly<Record<KitPiece, Size>> = {
  poster: a4Size,
  flyer: { pixels: [1754, 1240], width: 420.94, height: 595.28, margin: 26 },
  "neighbours-letter": a4Size,
  "town-hall-letter": a4Size,
  square: { pixels: [1080, 1080], width: 540, height: 540, margin: 18 },
  wide: { pixels: [1200, 630], width: 600, height: 315, margin: 18 },
};

/** Runs a tool of the machine; null where it is not installed: the test then reports it and skips that check. */
function tool(name: string, args: string[]): string | null {
  try {
    return execFileSync(name, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    process.stderr.write(`${name} is not installed here: what it tells of the kit was not looked at\n`);
    return null;
  }
}

describe.each(cases)("%s, %s", (piece, _name, data) => {
  let drawn: ReturnType<typeof kitFile> | undefined;
  const printed = async () => {
    drawn ??= kitFile({ ...data(), piece, format: "pdf" });
    return readPdf(await drawn);
  };

  it("is a picture of its size, whose QR code leads to the short address", async () => {
    const png = await kitFile({ ...data(), piece, format: "png" });
    const { width, height, format } = new Transformer(png).metadataSync();
    expect([width, height, format]).toEqual([...sizes[piece].pixels, "png"]);
    expect(readQr(png)).toBe(data().facts.address);
  });

  it("is a tagged PDF in French of one page, that says the project, its town and the address once", async () => {
    const { facts } = data();
    const pdf = await printed();
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.raw).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf.raw).toMatch(/\/Marked true/);
    expect(pdf.raw).toMatch(/\/Lang \(fr-FR\)/);
    expect(pdf.raw).toMatch(/\/DisplayDocTitle true/);
    expect(pdf.raw).toMatch(/<rdf:li xml:lang="x-default">\S/);
    expect(pdf.raw).toContain(`/URI (${facts.address})`);
    expect(pdf.tags).toContain("Figure");
    const said = folded(ownText(pdf));
    const address = folded(facts.address.replace(/^https?:\/\//, ""));
    expect(said).toContain(address);
    if (piece === "poster" || piece === "flyer") expect(said.split(address)).toHaveLength(2);
    const { project } = facts;
    if (project === null || facts === unbreakable) return;
    expect(pdf.tags).toContain("H1");
    expect(said).toContain(folded(project.name));
    expect(said).toContain(folded(project.town));
  });

  it("keeps every word on its page, within its margins", async () => {
    const [page = []] = (await printed()).pages;
    const { width, height, margin } = sizes[piece];
    for (const { tag, text, x, y, size, width: long } of page) {
      if (tag === "Artifact") continue;
      expect(x, text).toBeGreaterThanOrEqual(margin);
      expect(x + long, text).toBeLessThanOrEqual(width - margin + 1);
      expect(y - size, text).toBeGreaterThanOrEqual(margin - 8);
      expect(y, text).toBeLessThanOrEqual(height - margin + 4);
    }
  });
});

describe("a piece of the kit", () => {
  it("is the same file for the same data", async () => {
    for (const format of ["pdf", "png", "preview"] as const) {
      const make = () => kitFile({ facts: long, picture: photo, date, piece: "poster", format });
      const [first, second] = [await make(), await make()];
      expect(Buffer.compare(first, second), format).toBe(0);
    }
  });

  it("says what one gains, and who answers", async () => {
    const pdf = readPdf(await kitFile({ facts: short, picture: null, date, piece: "poster", format: "pdf" }));
    const { gains, contact, legal } = printWords(short);
    for (const words of [...gains, contact, legal]) expect(folded(ownText(pdf))).toContain(folded(words));
  });

  it("can be read from two metres on the poster: the name, the town and the call are large", async () => {
    for (const facts of [short, long, unbreakable]) {
      const pdf = readPdf(await kitFile({ facts, picture: photo, date, piece: "poster", format: "pdf" }));
      const sizeOf = (tag: string) =>
        pdf.pages[0]?.filter((run) => run.tag === tag).map(({ size }) => size) ?? [];
      expect(Math.min(...sizeOf("H1"))).toBeGreaterThanOrEqual(27);
    }
  });

  it.each([
    ["signs that the font lacks", "☀️ 太陽 👨‍👩‍👧 مرحبا"],
    ["signs that do not show", "\u200b\u200b\u200b\u200b\u200b"],
    ["spaces that do not break", "a\u00a0b\u202fc".repeat(9)],
    ["hyphens", "-".repeat(50)],
    ["slashes", "/a".repeat(25)],
  ])("is drawn with a name of %s", async (_signs, name) => {
    const facts = { ...short, project: { ...short.project, name } as KitFacts["project"] };
    for (const piece of kitPieces) {
      const pdf = readPdf(await kitFile({ facts, picture: null, date, piece, format: "pdf" }));
      expect(pdf.pages).toHaveLength(1);
      expect(folded(ownText(pdf))).toContain("exemple.fr/p/k7m2x");
    }
  });

  it.each([
    ["☀️ Soleil 🔆⚡ partagé 👨‍👩‍👧", "☀ Soleil partagé"],
    ["🏳️‍🌈 Énergie 👍🏽 de 🇫🇷 Rennes", "Énergie de Rennes"],
    ["🌞🔆🏡👍🏽🇫🇷", "□□□□□□□"],
    ["太陽 Soleil", "□□ Soleil"],
  ])(
    "leaves out the little pictures of the name %s that the font lacks, and says where words are missing",
    async (name, shown) => {
      const facts = { ...short, project: { ...short.project, name } as KitFacts["project"] };
      for (const piece of ["poster", "square"] as const) {
        const pdf = readPdf(await kitFile({ facts, picture: null, date, piece, format: "pdf" }));
        const title = pdf.pages[0]?.filter((run) => run.tag === "H1").map(({ text }) => text);
        expect(folded(title?.join(" ") ?? "")).toBe(folded(shown));
      }
    },
  );

  it("has the picture in its file once, however often it is drawn", async () => {
    const pdf = await kitFile({ facts: short, picture: photo, date, piece: "flyer", format: "pdf" });
    expect(readPdf(pdf).raw.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it("has a preview that is light", async () => {
    for (const piece of kitPieces) {
      const preview = await kitFile({ facts: long, picture: photo, date, piece, format: "preview" });
      expect(new Transformer(preview).metadataSync()).toMatchObject({ width: 640, format: "jpeg" });
      expect(preview.byteLength).toBeLessThan(120_000);
    }
  });
});

describe("by the tools of the machine", () => {
  it.each(kitPieces)("%s passes qpdf, gives its text back, and its printed code is read", async (piece) => {
    const folder = mkdtempSync(join(tmpdir(), "mec-kit-"));
    const file = join(folder, "piece.pdf");
    writeFileSync(file, await kitFile({ facts: long, picture: photo, date, piece, format: "pdf" }));
    const checked = tool("qpdf", ["--check", file]);
    if (checked !== null) expect(checked).toContain("No syntax or stream encoding errors");
    const text = tool("pdftotext", [file, "-"]);
    if (text !== null) expect(folded(text)).toContain(folded(long.project?.name ?? ""));
    if (tool("pdftoppm", ["-r", "150", "-png", "-singlefile", file, join(folder, "page")]) !== null) {
      expect(readQr(readFileSync(join(folder, "page.png")))).toBe(long.address);
    }
  });
});

describe("the whole kit", () => {
  it("has each piece as PDF and PNG, and the texts", async () => {
    const files = unzipSync(await kitArchive({ facts: long, picture: photo, date }));
    expect(Object.keys(files).sort()).toEqual([
      "affiche-a4.pdf",
      "affiche-a4.png",
      "image-carree.pdf",
      "image-carree.png",
      "image-large.pdf",
      "image-large.png",
      "lettre-a-la-mairie.pdf",
      "lettre-a-la-mairie.png",
      "lettre-aux-voisins.pdf",
      "lettre-aux-voisins.png",
      "textes/e-mail.txt",
      "textes/lettre-a-la-mairie.txt",
      "textes/lettre-aux-voisins.txt",
      "tracts-a5.pdf",
      "tracts-a5.png",
    ]);
    for (const [name, bytes] of Object.entries(files)) {
      const start = Buffer.from(bytes.subarray(0, 5)).toString("latin1");
      if (name.endsWith(".pdf")) expect(start, name).toBe("%PDF-");
      else if (name.endsWith(".png")) expect(start, name).toBe("\x89PNG\r");
      else expect(Buffer.from(bytes).toString("utf8"), name).toContain(long.project?.name);
    }
  });
});
