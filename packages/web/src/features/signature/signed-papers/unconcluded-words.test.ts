import { expect, it } from "vitest";
import { listTexts, signedText } from "./unconcluded-words.ts";

const own = {
  id: "d1",
  kind: "accord",
  fileName: "accord.pdf",
  projectName: "Soleil",
  whose: null,
  state: "awaited",
  signedAt: "2026-11-26T09:00:00.000Z",
  signedBy: null,
  retractedAt: null,
} as const;
const named = { ...own, signedBy: "Marie Autre" };

it("who signed himself reads that he did, and that the file has its proof", () => {
  const { signedBy: _, ...former } = own;
  for (const document of [own, former]) {
    expect(signedText(document)).toMatch(/^Signé par vous le 26/);
    expect(listTexts([document])).toMatchObject({
      title: "Signés par vous, pas par tous",
      intro: expect.stringContaining("la preuve de la vôtre."),
    });
  }
});

it("who named another reads that she signed, and not that he did nor that he has her proof", () => {
  expect(signedText(named)).toMatch(/^Signé par Marie Autre le 26/);
  const { title, intro } = listTexts([named]);
  expect(title).toBe("Signés, mais pas par tous");
  expect(intro).not.toContain("la vôtre");
});

it("who has of both reads that the proof is where he signed", () => {
  const { title, intro } = listTexts([own, named]);
  expect(title).not.toContain("vous");
  expect(intro).toContain("la preuve de la vôtre là où vous avez signé");
});
