import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bulletin } from "../../test/document-samples.ts";
import { isInstalled } from "../../test/installed.ts";
import { pdf } from "../../test/upload-files.ts";
import { documentPdf } from "../documents/to-sign/make-document.ts";
import { judgeUpload } from "./judge-upload.ts";

/** Our files, rewritten by an independent program. */
describe.skipIf(!isInstalled("qpdf"))("a PDF that qpdf has written", () => {
  let folder: string;
  let clean: Uint8Array;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mec-qpdf-"));
    clean = await documentPdf({ content: bulletin });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function written(bytes: Uint8Array, ...options: string[]): Uint8Array {
    const [from, to] = [join(folder, "from.pdf"), join(folder, "to.pdf")];
    writeFileSync(from, bytes);
    execFileSync("qpdf", [from, ...options, to]);
    return readFileSync(to);
  }
  const verdictOf = (bytes: Uint8Array) => judgeUpload({ bytes });
  const together = "--object-streams=generate";
  const scripted = (action: string) => pdf({ catalogue: "/OpenAction 4 0 R", objects: [action] });

  it.each<[string, string[]]>([
    ["with its objects together", [together]],
    ["for the web", ["--linearize", together]],
    ["without compression", ["--qdf"]],
    ["with its bytes as text", ["--stream-data=preserve", "--normalize-content=y"]],
  ])("is kept when it is ours, %s", (_, options) => {
    expect(verdictOf(clean)).toEqual({ kind: "pdf" });
    expect(verdictOf(written(clean, ...options))).toEqual({ kind: "pdf" });
  });

  it.each<[string, string, RegExp]>([
    ["code", "<< /S /JavaScript /JS (app.alert\\(1\\)) >>", /JavaScript/],
    ["code spelled otherwise", "<< /S /J#61vaScript /JS (app.alert\\(1\\)) >>", /JavaScript/],
    ["a program", "<< /S /Launch /F (cmd.exe) >>", /programme/],
    ["a web page that opens by itself", "<< /S /URI /URI (https://mal.example) >>", /seule/],
  ])("is refused with %s, its objects together or not", (_, action, reason) => {
    for (const options of [[together], ["--qdf"], ["--linearize", together]]) {
      const verdict = verdictOf(written(scripted(action), ...options));
      expect("refusal" in verdict && verdict.refusal.reason).toMatch(reason);
    }
  });

  it("is refused with an attachment, and when it is encrypted, even for nobody", () => {
    const attached = join(folder, "attached.txt");
    writeFileSync(attached, "MZ");
    for (const options of [
      ["--add-attachment", attached, "--"],
      [together, "--add-attachment", attached, "--"],
    ])
      expect(verdictOf(written(clean, ...options))).toMatchObject({ refusal: { code: "DANGEROUS_FILE" } });
    for (const options of [
      ["--encrypt", "", "owner", "256", "--"],
      [together, "--encrypt", "", "", "256", "--"],
    ])
      expect(verdictOf(written(clean, ...options))).toMatchObject({
        refusal: { reason: expect.stringContaining("protégé") },
      });
  });
});
