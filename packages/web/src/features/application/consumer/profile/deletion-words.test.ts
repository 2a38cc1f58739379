import type { SignedPapers } from "@mec/api/signature";
import { expect, it } from "vitest";
import { deletionText } from "./deletion-words.ts";

const document = {
  id: "d1",
  kind: "accord",
  fileName: "accord.pdf",
  projectName: "Soleil",
  whose: null,
  state: "awaited",
  signedAt: "2026-11-26T09:00:00.000Z",
  retractedAt: null,
  consumptionPointId: "home",
} as const;
const having = (unconcluded: SignedPapers["unconcluded"]): SignedPapers => ({
  items: [],
  total: 0,
  unconcluded,
});
const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("who deletes a place reads which documents go with it that he signed or whom he named, and not all have", () => {
  expect(plain(deletionText("home", having([document, { ...document, kind: "bulletin" }])))).toBe(
    "Ses informations, son contrat et ses autorisations sont effacés, avec ce qui a été signé pour lui et que tous n’ont pas signé : bulletin d’adhésion et accord de participation. Pour le garder, prenez-le d’abord dans votre profil, sous « Mes papiers signés ». C’est définitif.",
  );
});

it("who signed nothing for it, or what all have signed, reads of no document", () => {
  const short = "Ses informations, son contrat et ses autorisations sont effacés. C’est définitif.";
  for (const none of [
    undefined,
    [],
    [{ ...document, consumptionPointId: "flat" }],
    [{ ...document, consumptionPointId: null }],
  ])
    expect(deletionText("home", having(none))).toBe(short);
});

it("who cannot be told which reads that there may be some", () => {
  expect(deletionText("home", undefined)).toContain(
    "ce qui aurait été signé pour lui et que tous n’ont pas signé",
  );
});
