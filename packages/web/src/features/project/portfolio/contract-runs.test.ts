import { expect, it } from "vitest";
import { contractEndAction, contractRunsStep, heldStep } from "./contract-runs.ts";

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
  expect(step).toMatchObject({
    action: "Corriger la date",
    to: expect.stringMatching(/typology\?productionPointId=p1#contract-end$/),
    isYours: true,
  });
});

it("reads nothing of it where his contract ends before he shares, or he shares not yet", () => {
  expect(contractRunsStep(plant("2026-12-31", "2027-01-02"), "2027-02-01")).toBeNull();
  expect(contractRunsStep(plant(null, "2027-01-02"), "2027-02-01")).toBeNull();
  const accepted = { ...plant("2027-06-30"), applicationProgress: null };
  expect(contractRunsStep(accepted, "2027-02-01")).toBeNull();
});

it("who says once he shares that an older contract runs reads so too, where nobody confirmed that it will have ended", () => {
  const older = { ...plant(null, "2027-01-02"), purchaseContract: "older" as const };
  expect(contractRunsStep(older, "2027-02-01")).toBeNull();
  const before = { ...older, contractSaidAt: "2026-12-01T10:00:00.000Z" };
  expect(contractRunsStep(before, "2027-02-01")).toBeNull();
  const since = { ...older, contractSaidAt: "2027-01-20T10:00:00.000Z" };
  const step = contractRunsStep(since, "2027-02-01");
  expect(step).toMatchObject({
    title: "Votre installation ne doit pas partager",
    action: "Dire la fin du contrat d’achat",
    isYours: true,
  });
  expect(plain(step?.text)).toContain("dites depuis quand");
});

it("a plant that was accepted has its way to say when its contract ends, whatever its next step is", () => {
  const at = (status: "APPLICATION" | "SIGNATURE" | "SIGNED" | "REJECTED") => ({
    ...plant(null),
    purchaseContract: "older" as const,
    applicationProgress: {
      progress: [{ id: "1", status, by: "owner" as const, createdAt: "2026-12-01T10:00:00.000Z" }],
    },
  });
  for (const status of ["SIGNATURE", "SIGNED"] as const)
    expect(contractEndAction(at(status), "2026-12-02")?.action).toBe("Dire la fin du contrat d’achat");
  for (const status of ["APPLICATION", "REJECTED"] as const)
    expect(contractEndAction(at(status), "2026-12-02")).toBeNull();
  const ending = { ...at("SIGNED"), purchaseContract: "none" as const, contractEndsOn: "2026-12-31" };
  expect(contractEndAction(ending, "2026-12-02")?.action).toBe("Corriger la fin du contrat d’achat");
  expect(contractEndAction(ending, "2027-01-01")).toBeNull();
});

it("who may share but in years reads to keep his contract, and has nothing to do", () => {
  const accepted = (contractEndsOn: string) => ({ ...plant(contractEndsOn), applicationProgress: null });
  const step = heldStep(accepted("2039-06-01"), "2026-11-30");
  expect(step).toMatchObject({ isYours: false, title: "Rien à signer pour l’instant" });
  expect(plain(step?.text)).toContain("Gardez votre contrat d’achat jusqu’au 1er juin 2039");
  expect(heldStep(accepted("2027-06-01"), "2026-11-30")).toBeNull();
});
