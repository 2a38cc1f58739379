import type { DocumentContent } from "./content.ts";

const blank = {
  reference: "À venir",
  date: "2026-01-01",
  project: {
    id: "00000000-0000-4000-8000-000000000000",
    name: "Projet",
    city: "Commune",
    perimeter: 2,
    repartitionKey: "dynamic-per-default",
  },
  association: null,
  interlocutor: null,
} as const;

/** The documents of a project of which nothing is known: everything that can be missing is. */
export const blankContents: readonly DocumentContent[] = [
  { ...blank, kind: "bulletin", fee: null, participant: null, site: null },
  { ...blank, kind: "accord", participant: null, site: null },
  {
    ...blank,
    kind: "salesContract",
    consumer: null,
    site: null,
    producers: [],
    terms: null,
    acceptedPrice: null,
  },
];
