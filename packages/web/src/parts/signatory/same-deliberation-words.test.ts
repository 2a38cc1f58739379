import type { BodysDeliberation } from "@mec/api/signatory";
import { expect, it } from "vitest";
import { offeredDeliberation, toldText } from "./same-deliberation-words.ts";

const school = { kind: "consumer", id: "school", name: "École" } as const;
const hall = { kind: "consumer", id: "hall", name: "Salle des fêtes" } as const;
const roof = { kind: "producer", id: "roof", name: "Toit de la mairie" } as const;
const told = { ...school, text: "délibération n°\u00a02026-47" };
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const offered = (given: BodysDeliberation) => {
  const offer = offeredDeliberation(given);
  return offer && { text: plain(offer.text), action: plain(offer.action) };
};

it("names where the vote is told and each place and plant that lacks it, and offers all of them at once", () => {
  expect(offered({ told, lacking: [hall, roof] })).toEqual({
    text: "La délibération n° 2026-47, indiquée pour « École », ne l’est pas encore pour « Salle des fêtes » et « Toit de la mairie ».",
    action: "L’indiquer pour ces 2 lieux",
  });
  expect(offered({ told, lacking: [hall] })?.action).toBe("L’indiquer pour « Salle des fêtes »");
});

it("offers nothing where nobody tells a vote, or nobody lacks it", () => {
  expect(offeredDeliberation({ told: null, lacking: [hall] })).toBeNull();
  expect(offeredDeliberation({ told, lacking: [] })).toBeNull();
  expect(offeredDeliberation(undefined)).toBeNull();
});

it("says for how many it is told now, and of each that stays without why", () => {
  const refused = { ...hall, ok: false, error: "Une autre y est indiquée." };
  expect(
    plain(
      toldText([
        { ...roof, ok: true },
        { ...school, ok: true },
      ]).done,
    ),
  ).toBe("Indiquée pour 2 lieux.");
  const { done, failed } = toldText([refused, { ...roof, ok: true }]);
  expect(plain(done)).toBe("Indiquée pour 1 lieu.");
  expect(failed.map(plain)).toEqual(["« Salle des fêtes » : Une autre y est indiquée."]);
  expect(toldText([refused]).done).toBe("");
});
