import { expect, it } from "vitest";
import { leftTexts } from "./left-texts.ts";

const due = "La cotisation de l’année du départ reste due.";
const hall = { name: "Salle des fêtes", leftAt: "2026-11-20T10:00:00.000Z", due };

it("a link says which of several places has left, since when and what stays due for it, and that the others stay", () => {
  const [first, second] = leftTexts({ left: [hall] });
  expect(first).toBe(
    `Depuis le 20 novembre 2026, «\u00a0Salle des fêtes\u00a0» ne participe plus à ce projet. ${due}`,
  );
  expect(second).toContain("rien ne change");
});

it("who left with his one place reads what stays due, and of several each", () => {
  const { leftAt } = hall;
  expect(leftTexts({ leftAt, left: [hall] })).toEqual([due]);
  expect(leftTexts({ leftAt, left: [{ ...hall, due: null }] })).toEqual([]);
  expect(leftTexts({ leftAt, left: [hall, { ...hall, name: "École" }] })).toHaveLength(2);
  expect(leftTexts({})).toEqual([]);
});
