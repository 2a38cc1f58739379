import { expect, it } from "vitest";
import { contractRunsStep } from "./contract-runs.ts";

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const plant = (contractEndsOn: string | null, startsOn?: string) => ({
  id: "p1",
  purchaseContract: "none" as const,
  contractEndsOn,
  operational: { isOperational: true, prm: "14295224261882", sge: true, raccordementId: "" },
  applicationProgress: {
    progress: [
      {
        ...{ id: "1", status: "EXPLOITATION" as const, by: "owner" as const },
        createdAt: "2027-01-01T10:00:00.000Z",
        ...(startsOn && { startsOn }),
      },
    ],
  },
});

it("who shares and says that his contract runs still reads that he must not, and what to do", () => {
  const step = contractRunsStep(plant("2027-06-30", "2027-01-02"), "2027-02-01");
  expect(plain(step?.title)).toBe("Votre installation ne doit pas partager");
  expect(plain(step?.text)).toBe(
    "Votre contrat d’achat court jusqu’au 30 juin 2027 et ne se cumule pas avec le partage. Si cette date est fausse, corrigez-la ; si elle est juste, écrivez au porteur, qui laisse l’installation hors du partage jusque-là.",
  );
  expect(step).toMatchObject({ action: "Modifier l’installation", isYours: true });
});

it("reads nothing of it where his contract ends before he shares, or he shares not yet", () => {
  expect(contractRunsStep(plant("2026-12-31", "2027-01-02"), "2027-02-01")).toBeNull();
  expect(contractRunsStep(plant(null, "2027-01-02"), "2027-02-01")).toBeNull();
  const accepted = { ...plant("2027-06-30"), applicationProgress: null };
  expect(contractRunsStep(accepted, "2027-02-01")).toBeNull();
});
