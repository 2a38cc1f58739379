import { execFile, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPdf, pdfBytes } from "../documents/pdf.ts";
import { openSealKey, type SealKey, sealFingerprint, sealPdf, verifySeal } from "./index.ts";
import { addSealPlaceholder } from "./placeholder.ts";

const run = promisify(execFile);
const sealedAt = new Date("2026-03-29T01:30:05Z");

let folder: string;
let key: SealKey;
let otherKey: SealKey;
let sealed: Uint8Array;

const keyIn = (name: string) =>
  openSealKey({ dataDir: mkdtempSync(join(folder, name)), publicUrl: "https://exemple.fr", seal: undefined });

const mark = {
  name: "Mon énergie collective",
  reason: "Intégrité (et date) de l’accord signé par Šimůnek \\ Noël",
  date: sealedAt,
};

async function unsealed(title = "Accord d’été"): Promise<Uint8Array> {
  const document = openPdf({ title, date: new Date("2026-03-28T00:00:00Z") });
  document.font("regular").text("Première page");
  document.addPage().text("Seconde page");
  addSealPlaceholder(document, mark);
  return pdfBytes(document);
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, "latin1"));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mec-seal-"));
  key = await keyIn("ours-");
  otherKey = await keyIn("other-");
  sealed = sealPdf(await unsealed(), key);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a sealed document", () => {
  it("is intact, ours, and says when it was sealed", () => {
    expect(verifySeal(sealed)).toEqual({
      sealed: true,
      intact: true,
      certificateFingerprint: sealFingerprint(key),
      sealedAt,
      timestamp: null,
    });
  });

  it("is the same to the byte when the same document is sealed again", async () => {
    expect(Buffer.compare(sealPdf(await unsealed(), key), sealed)).toBe(0);
  });

  it("says its accents, and neither signs a time twice nor asks readers to draw its form anew", () => {
    const utf16 = Buffer.from("Mon énergie collective", "utf16le").swap16().toString("latin1");
    expect(text(sealed)).toContain(utf16);
    expect(text(sealed)).not.toContain("NeedAppearances");
    const signingTime = "06092a864886f70d010905";
    expect(text(sealed)).not.toContain(signingTime);
  });

  it("is sealed elsewhere when another key seals it", async () => {
    const verdict = verifySeal(sealPdf(await unsealed(), otherKey));
    expect(verdict).toMatchObject({ sealed: true, intact: true });
    expect(verdict.certificateFingerprint).toBe(sealFingerprint(otherKey));
    expect(verdict.certificateFingerprint).not.toBe(sealFingerprint(key));
  });

  it("can be sealed by a key on the curve P-256 too", async () => {
    const p256 = { privateKey: ecKey(), certificate: await ecCertificate() };
    const given = await openSealKey({ dataDir: folder, publicUrl: "https://exemple.fr", seal: p256 });
    expect(verifySeal(sealPdf(await unsealed(), given))).toMatchObject({ sealed: true, intact: true });
  });

  it("is sealed in the one place made for it", async () => {
    expect(() => sealPdf(sealed, key)).toThrow("sealed once");
    expect(() => sealPdf(bytes("%PDF-1.7\n%%EOF"), key)).toThrow("sealed once");
    const twice = text(await unsealed()).repeat(2);
    expect(() => sealPdf(bytes(twice), key)).toThrow("sealed once");
    const document = openPdf({ title: "Essai", date: sealedAt });
    document.font("regular");
    addSealPlaceholder(document, mark);
    expect(() => addSealPlaceholder(document, mark)).toThrow("one seal");
  });

  it("is known in spite of a text that looks like a seal", async () => {
    const title = "/SubFilter /ETSI.CAdES.detached /ByteRange [0 1 2 3] /Contents <00>";
    expect(verifySeal(sealPdf(await unsealed(title), key))).toMatchObject({ intact: true });
  });
});

const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
const ecKey = () => pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
async function ecCertificate(): Promise<string> {
  await import("reflect-metadata");
  const x509 = await import("@peculiar/x509");
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const importKey = (format: "pkcs8" | "spki", der: Uint8Array, use: "sign" | "verify") =>
    crypto.subtle.importKey(format, new Uint8Array(der), algorithm, true, [use]);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=Essai",
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: algorithm,
    keys: {
      privateKey: await importKey("pkcs8", pair.privateKey.export({ type: "pkcs8", format: "der" }), "sign"),
      publicKey: await importKey("spki", pair.publicKey.export({ type: "spki", format: "der" }), "verify"),
    },
  });
  return certificate.toString("pem");
}

describe("a sealed document that was touched", () => {
  it("is not intact, whichever byte was changed", () => {
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const touched = sealed.slice();
        touched[at] = (touched[at] ?? 0) ^ change;
        expect(verifySeal(touched).intact).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("is not intact either when the byte is one of the seal's own", () => {
    const from = text(sealed).indexOf("/Type /Sig");
    const to = text(sealed).indexOf("endobj", from);
    for (let at = from; at < to; at += 1) {
      const touched = sealed.slice();
      touched[at] = (touched[at] ?? 0) ^ 0x20;
      if (verifySeal(touched).intact) throw new Error(`Byte ${at} may be changed`);
    }
  });

  it("has changed when something was appended, and is still known as ours", () => {
    const more =
      "\n7 0 obj\n<< /Type /Page >>\nendobj\nxref\n0 0\ntrailer\n<< /Prev 12 >>\nstartxref\n9\n%%EOF\n";
    for (const appended of [more, "\n", " ", "\0"]) {
      expect(verifySeal(bytes(text(sealed) + appended))).toEqual({
        sealed: true,
        intact: false,
        certificateFingerprint: sealFingerprint(key),
        sealedAt: null,
        timestamp: null,
      });
    }
  });

  it("has changed when something was put before it, between or inside the place of the seal", () => {
    const place = text(sealed).indexOf("/Contents <") + "/Contents <".length;
    for (const at of [0, 100, place, place + 5000]) {
      const touched = `${text(sealed).slice(0, at)}00${text(sealed).slice(at)}`;
      expect(verifySeal(bytes(touched)).intact, `at ${at}`).toBe(false);
    }
  });

  it("has changed when it is cut short, wherever", () => {
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), (length) => {
        expect(verifySeal(sealed.slice(0, length)).intact).toBe(false);
      }),
    );
  });

  it("has changed when the seal of another document, or of another key, takes its place", async () => {
    const contents = /\/Contents <[0-9a-f]+>/;
    const others = [sealPdf(await unsealed("Un autre"), key), sealPdf(await unsealed("Un autre"), otherKey)];
    for (const other of others) {
      const [stolen = ""] = contents.exec(text(other)) ?? [];
      const swapped = bytes(text(sealed).replace(contents, stolen));
      expect(verifySeal(swapped)).toMatchObject({
        sealed: true,
        intact: false,
        sealedAt: null,
        timestamp: null,
      });
    }
  });

  it("has changed when its range leaves out a part of it", () => {
    const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]( *)/;
    const [whole = "", from, to, length] = range.exec(text(sealed)) ?? [];
    for (const other of [
      `0 ${from} ${to} ${Number(length) - 10}`,
      `0 ${from} ${Number(to) + 10} ${Number(length) - 10}`,
      `10 ${from} ${to} ${length}`,
    ]) {
      const touched = text(sealed).replace(whole, `/ByteRange [${other}]`.padEnd(whole.length));
      expect(verifySeal(bytes(touched)).intact, other).toBe(false);
    }
  });
});

describe("a file that was not sealed here", () => {
  it.each([
    ["nothing", ""],
    ["a text", "Bonjour"],
    ["a PDF without seal", "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF"],
    ["a range without numbers", "%PDF-1.7 /ByteRange [0 a b c]"],
    ["a range beyond the file", "%PDF-1.7 /ByteRange [0 10 9999999999 9999999999]"],
    ["a range that goes backwards", `%PDF-1.7 /ByteRange [0 20 10 5]${" ".repeat(50)}`],
  ])("%s: is not sealed", (_, content) => {
    expect(verifySeal(bytes(content))).toEqual({
      sealed: false,
      intact: false,
      certificateFingerprint: null,
      sealedAt: null,
      timestamp: null,
    });
  });

  const withContents = (contents: string) => {
    const head = "%PDF-1.7\n<< /Contents ";
    const from = head.length;
    const to = from + contents.length;
    const tail = (length: number) => ` /ByteRange [0 ${from} ${to} ${String(length).padStart(9, "0")}] >>`;
    return bytes(head + contents + tail(tail(0).length));
  };

  it.each([
    ["an empty signature", "<>"],
    ["what is no signature", "<00112233>"],
    ["digits that are none", "<zzzz>"],
    ["sequences in sequences", `<${"30800201".repeat(6000)}>`],
    ["sequences of a definite length", `<${"3082ffff".repeat(6000)}>`],
    ["a signature of a length that wraps", "<3084ffffffff3080>"],
    ["a hundred kilobytes of empty elements", `<${"3000".repeat(30_000)}>`],
    ["more than a signature can be", `<${"30".repeat(200_000)}>`],
  ])("%s: is sealed, not intact, by nobody known", (_, contents) => {
    expect(verifySeal(withContents(contents))).toEqual({
      sealed: true,
      intact: false,
      certificateFingerprint: null,
      sealedAt: null,
      timestamp: null,
    });
  });

  it("is judged without a long work, however many seals it pretends to hold", () => {
    const many = bytes(`%PDF-1.7${"/ByteRange [0 1 2 3]".repeat(500_000)}`);
    const nested = bytes(`%PDF-1.7\n${"[<<".repeat(3_000_000)}/ByteRange [0 9 9 1]`);
    expect(verifySeal(many).intact).toBe(false);
    expect(verifySeal(nested).intact).toBe(false);
  });

  it("never breaks the verifier", () => {
    const parts = fc.constantFrom(
      "/ByteRange [0 ",
      "\n/SubFilter /ETSI.CAdES.detached\n/ByteRange [0 ",
      "12 ",
      "0 ",
      "]",
      "<30",
      "3080",
      ">",
      "\n/Contents ",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 30 }), (pieces) => {
        expect(verifySeal(bytes(pieces.join(""))).intact).toBe(false);
      }),
    );
  });
});

/** Independent PDF readers must agree; they are installed on the machines that check the product, not on all. */
const hasPdfsig = spawnSync("pdfsig", ["-v"]).error === undefined;
if (!hasPdfsig) process.stderr.write("pdfsig is not installed: its opinion of the seal was not asked.\n");

describe.skipIf(!hasPdfsig)("pdfsig", () => {
  const ask = async (name: string, content: Uint8Array) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return (await run("pdfsig", [file]).catch((error: { stdout: string }) => error)).stdout;
  };

  it("finds the signature valid, over the whole document", async () => {
    const said = await ask("sealed.pdf", sealed);
    expect(said).toContain("Signature is Valid.");
    expect(said).toContain("Total document signed");
    expect(said).toContain("Type: ETSI.CAdES.detached");
    expect(said).toContain("Signer Certificate Common Name: Mon énergie collective");
  });

  it("finds a changed document's invalid", async () => {
    const touched = sealed.slice();
    touched[20] = (touched[20] ?? 0) ^ 1;
    expect(await ask("touched.pdf", touched)).not.toContain("Signature is Valid.");
  });
});
