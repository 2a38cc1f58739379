import { expect, it } from "vitest";
import { confirmedWords, type Owned } from "./confirmed-words.ts";

const nothing: Owned = { projects: [], productionPoints: [], consumptionPoints: [] };
const point = {
  id: "p1",
  applicationProgress: {
    progress: [{ status: "APPLICATION", createdAt: "2027-01-11T08:00:00Z" }],
  },
} satisfies Owned["consumptionPoints"][number];
const project = {
  id: "s1",
  name: "Soleil",
  visibility: true,
  moderation: { status: "pending" },
} satisfies Owned["projects"][number];

it("leads an owner to his project, online as far as he published it", () => {
  const shown = confirmedWords({ ...nothing, projects: [project], consumptionPoints: [point] });
  expect(shown.text).toContain("«\u00a0Soleil\u00a0» est en ligne");
  expect(shown.next).toEqual({ label: "Ouvrir mon projet", to: "/project-owner/s1" });
  expect(confirmedWords({ ...nothing, projects: [{ ...project, visibility: false }] }).text).not.toContain(
    "en ligne",
  );
});

it("speaks of no project to who proposed a roof or applied", () => {
  const producer = confirmedWords({ ...nothing, productionPoints: [point] });
  expect(producer.text).toContain("proposition");
  expect(producer.next?.to).toBe("/user-portfolio");
  const neighbour = confirmedWords({ ...nothing, consumptionPoints: [point] });
  expect(neighbour.text).toContain("candidature");
  expect(neighbour.next?.to).toBe("/consumer/p1/application");
});

it("tells who confirms once the offer has arrived that it waits for his answer, and announces none", () => {
  const steps = ["APPLICATION", "PROPOSAL"] as const;
  const progress = steps.map((status, day) => ({ status, createdAt: `2027-01-1${day}T08:00:00Z` }));
  const offered = { ...point, applicationProgress: { progress } };
  const told = confirmedWords({ ...nothing, consumptionPoints: [offered] });
  expect(told.text).toBe("Merci. Une réponse du porteur vous attend déjà\u00a0: à vous d’y répondre.");
  expect(told.next).toEqual({ label: "Lire sa réponse", to: "/consumer/p1/application" });
});

it("leads nobody further who has nothing, or is not signed in", () => {
  for (const owned of [nothing, null]) expect(confirmedWords(owned).next).toBeNull();
});
