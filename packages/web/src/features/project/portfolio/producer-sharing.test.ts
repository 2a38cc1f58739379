import { dayInParis } from "@mec/domain/shared";
import { expect, it } from "vitest";
import { noDocuments, startingLaterOf } from "./producer-documents.ts";
import { sharingText } from "./producer-sharing.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const started = {
  id: "1",
  by: "owner",
  status: "EXPLOITATION",
  createdAt: "2026-11-30T09:00:00Z",
} as const;
const point = (startsOn: string) => ({
  applicationProgress: {
    id: "1",
    projectId: "2",
    isFromProjectOwner: false,
    progress: [{ ...started, startsOn }],
  },
});
const signed = (consumer: string, startsOn?: string) => ({
  ...{ documentId: consumer, signatureId: consumer, consumer, state: "signed" as const },
  ...(startsOn !== undefined && { startsOn }),
});
const told = (startsOn: string, ...sales: ReturnType<typeof signed>[]) => {
  const documents = { ...noDocuments, startingLater: startingLaterOf(sales) };
  const { title, text } = sharingText(point(startsOn), documents, "");
  return [title, text].map(plain);
};

it("says until the day from when on his electricity is shared, and then that it is", () => {
  expect(told("2099-12-02")).toEqual([
    "Votre électricité sera partagée à partir du 2 décembre 2099",
    "Vous n’avez rien à faire.",
  ]);
  expect(told(dayInParis(new Date()))[0]).toBe("Votre électricité est partagée");
});

it("says with whom it begins later, from which day, and names a few", () => {
  const awa = signed("Awa Diop", "2099-12-15");
  expect(told("2099-12-02", signed("Hugo Petit", "2099-12-02"), awa, signed("Le Fournil"))[1]).toBe(
    "Vous n’avez rien à faire. Avec Awa Diop à partir du 15 décembre 2099.",
  );
  expect(told(dayInParis(new Date()), awa)[1]).toContain("Awa Diop à partir du 15 décembre 2099");
  const five = ["A", "B", "C", "D", "E"].map((name) => signed(name, "2099-12-15"));
  expect(told("2099-12-02", ...five)[1]).toContain("et 2 autres plus tard, voyez « Mes documents ».");
});
