import { expect, it } from "vitest";
import { goingToText, placesAndPlants } from "./going-to.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const going = (...names: string[]) => names.map((name) => ({ name }));

it("names to whom documents leave: the first three, and how many others", () => {
  expect(plain(goingToText(going("Hugo Petit")))).toBe("Pour Hugo Petit");
  expect(plain(goingToText(going("Hugo Petit", "Inès Benali", "Mairie")))).toBe(
    "Pour Hugo Petit, Inès Benali et Mairie",
  );
  expect(plain(goingToText(going("Hugo Petit", "Inès Benali", "Mairie", "Paul Garcia", "Café Bleu")))).toBe(
    "Pour Hugo Petit, Inès Benali, Mairie et 2 autres",
  );
  expect(plain(goingToText(going("A", "B", "C", "D")))).toBe("Pour A, B, C et 1 autre");
  // Somebody with two places is one.
  expect(plain(goingToText(going("A", "A", "B")))).toBe("Pour A et B");
});

it("counts the installations apart from the places", () => {
  const kinds = (consumers: number, producers: number) => [
    ...Array.from({ length: consumers }, () => ({ kind: "consumer" as const })),
    ...Array.from({ length: producers }, () => ({ kind: "producer" as const })),
  ];
  expect(plain(placesAndPlants(kinds(5, 1)))).toBe("5 lieux et 1 installation");
  expect(plain(placesAndPlants(kinds(1, 0)))).toBe("1 lieu");
  expect(plain(placesAndPlants(kinds(0, 2)))).toBe("2 installations");
});
