import { randomBytes } from "node:crypto";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { decrypt, encrypt, isEncrypted, keyedMark, useKeyring } from "./cipher.ts";
import { openFields, sealFields } from "./fields.ts";
import { addKey, openKeyring } from "./keyring.ts";

const key = () => randomBytes(32).toString("hex");
const given = (dataKey: string) => openKeyring({ dataDir: "", dataKey });

beforeEach(() => useKeyring(given(key())));

describe("an encrypted text", () => {
  it("is read again where it was written, and is another text each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const sealed = encrypt("a.b", "row", text);
        expect(isEncrypted(sealed)).toBe(true);
        expect(sealed).not.toBe(encrypt("a.b", "row", text));
        expect(decrypt("a.b", "row", sealed)).toBe(text);
      }),
    );
  });

  it.each([
    ["another row", "a.b", "other"],
    ["another column", "a.c", "row"],
    ["a row and a column cut elsewhere", "a.b\0r", "ow"],
  ])("does not open in %s", (_, purpose, row) => {
    expect(() => decrypt(purpose, row, encrypt("a.b", "row", "secret"))).toThrow();
  });

  it("does not open once a bit of it has changed", () => {
    const sealed = encrypt("a.b", "row", "secret");
    const [mark, id, body = ""] = sealed.split(".");
    const bytes = Buffer.from(body, "base64url");
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => decrypt("a.b", "row", `${mark}.${id}.${changed.toString("base64url")}`)).toThrow();
    }
    expect(() => decrypt("a.b", "row", `${mark}.${id}.AAAA`)).toThrow();
  });

  it("is read with a former key as long as that is given", () => {
    const former = key();
    useKeyring(given(former));
    const sealed = encrypt("a.b", "row", "secret");
    useKeyring(given(`${key()},${former}`));
    expect(decrypt("a.b", "row", sealed)).toBe("secret");
    useKeyring(given(key()));
    expect(() => decrypt("a.b", "row", sealed)).toThrow("DATA_KEY");
  });
});

describe("a mark of a text", () => {
  it("is the same of the same text of one place, and another of another text, place or key", () => {
    const mark = keyedMark("a.b", "row", "4000");
    expect(keyedMark("a.b", "row", "4000")).toBe(mark);
    for (const other of [
      keyedMark("a.b", "row", "4001"),
      keyedMark("a.b", "other", "4000"),
      keyedMark("a.c", "row", "4000"),
    ])
      expect(other).not.toBe(mark);
    useKeyring(given(key()));
    const [, again] = keyedMark("a.b", "row", "4000").split(".");
    expect(again).not.toBe(mark.split(".")[1]);
  });
});

describe("the keys of DATA_DIR", () => {
  it("are made once, for the server's account alone", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "mec-keys-"));
    const first = openKeyring({ dataDir, dataKey: undefined });
    expect(openKeyring({ dataDir, dataKey: undefined }).current()).toEqual(first.current());
    expect(statSync(join(dataDir, "data-keys")).mode & 0o777).toBe(0o600);
  });

  it("are read again by a process that runs when another adds one", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "mec-keys-"));
    const running = openKeyring({ dataDir, dataKey: undefined });
    const former = running.current();
    addKey(dataDir);
    expect(running.current().id).not.toBe(former.id);
    expect(running.find(former.id)).toEqual(former);
  });

  it.each(["", "  ", "court", "z".repeat(64), `${"a".repeat(64)},court`])("are refused as %j", (wrong) => {
    expect(() => given(wrong)).toThrow("DATA_KEY");
  });
});

describe("an object with fields to keep secret", () => {
  const fee = {
    amount: 12,
    paymentMethods: [
      { type: "TRANSFER", iban: "FR7630006000011234567890189", bic: "AGRIFRPP" },
      { type: "TRANSFER", iban: "DE89370400440532013000", bic: "COBADEFF" },
    ],
    nobody: null,
  };

  it("keeps the others readable, and those are read again", () => {
    const sealed = sealFields("fee", "row", fee);
    expect(sealed).toMatchObject({ amount: 12, nobody: null, paymentMethods: [{ type: "TRANSFER" }, {}] });
    expect(JSON.stringify(sealed)).not.toMatch(/FR76|DE89|AGRI|COBA/);
    expect(openFields("fee", "row", sealed)).toEqual(fee);
  });

  it("does not open when two of them were exchanged", () => {
    const sealed = sealFields("fee", "row", fee);
    sealed.paymentMethods.reverse();
    expect(() => openFields("fee", "row", sealed)).toThrow();
  });

  it("is read as it is while it was not encrypted yet", () => {
    expect(openFields("fee", "row", fee)).toEqual(fee);
  });
});
