import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transformer } from "@napi-rs/image";
import { beforeAll, describe, expect, it } from "vitest";
import { accord, evidence, producersOf, salesContract, signatures } from "../../../test/document-samples.ts";
import { isInstalled } from "../../../test/installed.ts";
import { folded, ownText, type ReadPdf, readPdf } from "../../../test/read-pdf.ts";
import { testWorkers } from "../../../test/workers.ts";
import { openSealKey, type SealKey, verifySeal } from "../../seal/index.ts";
import type { SignatureBlock } from "./content.ts";
import { legalDocument } from "./document.ts";
import { fillSignatures } from "./fill-signatures.ts";
import { documentPdf, sealedDocument } from "./make-document.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "mec-sealed-"));

function saved(bytes: Uint8Array): string {
  const file = join(newFolder(), "sealed.pdf");
  writeFileSync(file, bytes);
  return file;
}

let key: SealKey;
let prepared: Uint8Array;
let drawing: Uint8Array;
let sealed: Uint8Array;
let read: ReadPdf;

/** A stroke on a transparent ground, as a signature pad gives it. */
function strokePixels(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let x = 0; x < width; x += 1) pixels[(Math.floor(height / 2) * width + x) * 4 + 3] = 255;
  return pixels;
}

beforeAll(async () => {
  key = await openSealKey({ dataDir: newFolder(), publicUrl: "http://localhost", seal: undefined });
  prepared = await documentPdf({ content: accord });
  drawing = await Transformer.fromRgbaPixels(strokePixels(60, 20), 60, 20).png();
  const [first, ...others] = signatures;
  const drawn = first ? [{ ...first, drawing }, ...others] : others;
  sealed = await sealedDocument({ words: legalDocument(accord), signatures: drawn, evidence, prepared, key });
  read = readPdf(sealed);
});

describe("a sealed document", () => {
  it("is sealed by the platform, whole, when it says", () => {
    expect(verifySeal(sealed)).toMatchObject({
      sealed: true,
      intact: true,
      sealedAt: new Date(evidence.sealedAt),
    });
  });

  it("shows each signature in its place: the name typed or drawn, and the moment", () => {
    const text = folded(ownText(read));
    for (const { signedName } of signatures)
      expect(text).toContain(folded(`${signedName} Signé par voie électronique le`));
    expect(text).toContain(folded("le 2 mars 2026 à 10:05, heure de Paris (09:05:07 UTC)"));
    expect(text).not.toContain("Signature:");
    expect(read.tags.filter((tag) => tag === "Figure")).toHaveLength(1);
  });

  it("certifies how it was signed: who, what, when, from where, and the chain of evidence", () => {
    const text = folded(ownText(read));
    const told = [
      "Certificat de signature",
      evidence.requestId,
      ...evidence.consentTexts,
      evidence.lastHash,
      "2026-03-03 17:45:03 UTC",
      ...evidence.documents.flatMap(({ fileName, sha256 }) => [fileName, sha256]),
      ...evidence.events.flatMap(({ type, who, ip, userAgent, hash }) => [
        type,
        who,
        ip ?? "",
        userAgent ?? "",
        hash,
      ]),
    ];
    for (const one of told) expect(text).toContain(folded(one));
  });

  it("says whether its buyer asked to be supplied before his days to retract end, in the words that he read", async () => {
    const told = async (isAsked: boolean) => {
      const given = { ...evidence, earlySupply: { isAsked, text: "Je demande que la fourniture commence." } };
      const words = legalDocument(accord);
      return folded(
        ownText(readPdf(await sealedDocument({ words, signatures, evidence: given, prepared, key }))),
      );
    };
    expect(await told(true)).toContain(folded("Demandée par le consommateur : « Je demande"));
    expect(await told(false)).toContain(folded("Non demandée par le consommateur"));
    expect(folded(ownText(read))).not.toContain(folded("Fourniture avant la fin du délai"));
  });

  it("claims no more than it proves", () => {
    const text = folded(ownText(read));
    for (const words of [
      "son identité n’a pas été vérifiée par un autre moyen",
      "ni avancées ni qualifiées",
      "PAdES, niveau B-B",
      "l’horloge de la plateforme",
    ])
      expect(text).toContain(folded(words));
  });

  it("holds the very file that was signed", () => {
    expect(read.attached).toHaveLength(1);
    expect(Buffer.compare(Buffer.from(read.attached[0] ?? []), Buffer.from(prepared))).toBe(0);
  });

  it("is the same to the byte for the same signatures, drawn or typed", async () => {
    const drawn = signatures.map((signature) => ({ ...signature, drawing }));
    const given = { words: legalDocument(accord), signatures: drawn, evidence, prepared, key };
    expect(Buffer.compare(await sealedDocument(given), await sealedDocument(structuredClone(given)))).toBe(0);
  });

  it("is the same to the byte in a worker thread, as what was signed is, whatever the thread made before", async () => {
    const given = { words: legalDocument(accord), signatures, evidence, prepared, key };
    const workers = testWorkers();
    await workers.run("documentPdf", { content: { ...salesContract, producers: producersOf(3) } }, "test");
    const unsigned = await workers.run("documentPdf", { content: accord }, "test");
    const bytes = await workers.run("sealedDocument", given, "test");
    await workers.close();
    expect(Buffer.compare(unsigned, prepared)).toBe(0);
    expect(Buffer.compare(bytes, await sealedDocument(given))).toBe(0);
    expect(verifySeal(bytes)).toMatchObject({ sealed: true, intact: true });
  });

  it.skipIf(!isInstalled("pdfsig"))("is valid and covers the whole document, says pdfsig", () => {
    const file = saved(sealed);
    const verdict = execFileSync("pdfsig", ["-nocert", file], { encoding: "utf8" });
    expect(verdict).toContain("Signature is Valid");
    expect(verdict).toContain("Total document signed");
  });
});

describe("signatures find their places", () => {
  const signed = (role: SignatureBlock["role"], name: string): SignatureBlock => ({
    role,
    name,
    signedName: name,
    signedAt: evidence.sealedAt,
  });
  const contract = legalDocument({ ...salesContract, producers: producersOf(3) });
  const placesOf = (blocks: readonly SignatureBlock[]) =>
    fillSignatures(contract, blocks).signatures.map(({ signerName, signature }) => [
      signerName,
      signature?.name,
    ]);

  it("among several of one role, by the name of who signs, in any order and spelling", () => {
    expect(
      placesOf([
        signed("producer", "jean-françois núñez C2"),
        signed("producer", "Jean-François Núñez a0"),
        signed("participant", "Zoé Šimůnek-Lefèvre"),
      ]),
    ).toEqual([
      ["Zoé Šimůnek-Lefèvre", "Zoé Šimůnek-Lefèvre"],
      ["Jean-François Núñez a0", "Jean-François Núñez a0"],
      ["Jean-François Núñez b1", undefined],
      ["Jean-François Núñez c2", "jean-françois núñez C2"],
    ]);
  });

  it("by its role alone when it has but one place, whatever the name", () => {
    expect(placesOf([signed("participant", "Z. Lefèvre")])[0]).toEqual(["Zoé Šimůnek-Lefèvre", "Z. Lefèvre"]);
  });

  it("and those that have none are shown after the others, never lost", () => {
    const places = placesOf([signed("pmo", "Une Personne"), signed("producer", "Un Autre")]);
    expect(places.slice(4)).toEqual([
      ["Une Personne", "Une Personne"],
      ["Un Autre", "Un Autre"],
    ]);
  });
});
