import type { ApplicationStatus } from "@mec/domain/application";
import { expect, it } from "vitest";
import type { DocumentsStanding } from "../document/holder-states.ts";
import { toldSteps } from "./application-timeline.tsx";
import type { Lacking } from "./standing.ts";

const sent = {
  id: "a1",
  projectId: "p1",
  consumerId: "c1",
  isFromProjectOwner: false,
  progress: [{ id: "1", status: "APPLICATION", by: "holder", createdAt: "2026-11-01T10:00:00.000Z" }],
} as const;
const currentOf = (waitingRank?: number) =>
  toldSteps({ ...sent, progress: [...sent.progress], ...(waitingRank && { waitingRank }) }, "holder").find(
    ({ state }) => state === "current",
  );

it("names no usual delay to whom the owner invited to a full project", () => {
  const invited = { ...sent, progress: [...sent.progress], isFromProjectOwner: true, cameWhenFull: true };
  const current = toldSteps(invited, "holder").find(({ state }) => state === "current");
  expect(current?.detail).toBe("En cours, sans délai connu");
});

it("tells who has signed no delay to sign, but that the others remain", () => {
  const accepted = {
    id: "2",
    status: "SIGNATURE",
    by: "owner",
    createdAt: "2026-11-02T10:00:00.000Z",
  } as const;
  const detailOf = (documents: DocumentsStanding, lacking: readonly Lacking[] = []) =>
    toldSteps({ ...sent, progress: [accepted, ...sent.progress] }, "holder", { documents, lacking }).find(
      ({ key }) => key === "documents",
    )?.detail;
  expect(detailOf("preparing")).toContain("Délai habituel");
  expect(detailOf("preparing", ["signatory"])).toBe(
    "En attente de vous\u00a0: il vous reste à dire qui signe",
  );
  expect(detailOf("to-sign")).toBe(
    "En attente de vous\u00a0: il vous reste à lire et à signer vos documents",
  );
  expect(detailOf("to-confirm")).toContain("il vous reste à confirmer l’adresse de qui signe");
  expect(detailOf("signed")).toBe("C’est signé de votre côté\u00a0; il reste la signature des autres");
  const sells = { ...sent, producerId: "p1", progress: [accepted, ...sent.progress] };
  const [told] = toldSteps(sells, "holder", { documents: "sale-to-come" }).filter(
    ({ key }) => key === "documents",
  );
  expect(told?.detail).toBe("C’est signé de votre côté\u00a0; il reste les contrats de vente");
});

it("tells who waits for room that nobody knows when, and everybody else the usual delay", () => {
  expect(currentOf()?.detail).toContain("semaine");
  const waiting = currentOf(2);
  expect(waiting?.title).toContain("s’il peut vous faire une place");
  expect(waiting?.detail).not.toContain("semaine");
});

it("lets nobody expect to share before the start that the project announces", () => {
  const lastOf = (start: string | null) =>
    toldSteps({ ...sent, progress: [...sent.progress] }, "holder", { start }).at(-1)?.detail;
  expect(lastOf("2027-07")).toBe("Démarrage prévu\u00a0: juillet 2027");
  expect(lastOf(null)).toMatch(/2\ssemaines/);
});

it("tells who asked to leave no start to come, but that he leaves, and by when", () => {
  const signed = {
    id: "3",
    status: "SIGNED",
    by: "owner",
    createdAt: "2026-11-20T10:00:00.000Z",
  } as const;
  const departure = { leavingOn: "2027-03-01", reason: "", requestedAt: "2026-11-26T10:00:00.000Z" };
  const steps = toldSteps({ ...sent, progress: [signed, ...sent.progress], departure }, "holder", {
    start: "2027-07",
  });
  expect(steps.at(-1)).toMatchObject({
    title: "Vous quittez le projet",
    detail: "Demandé pour le 1er mars 2027",
    state: "current",
  });
  const sharing = {
    ...signed,
    id: "4",
    status: "EXPLOITATION",
    createdAt: "2026-11-25T10:00:00.000Z",
  } as const;
  const retracted = {
    ...signed,
    id: "5",
    status: "REJECTED",
    createdAt: "2026-11-27T10:00:00.000Z",
  } as const;
  const ended = toldSteps({ ...sent, progress: [retracted, signed, ...sent.progress], departure }, "holder");
  expect(ended.map(({ key }) => key)).not.toContain("leaving");
  const early = { ...departure, leavingOn: "2026-11-30", noticeEndsOn: "2027-01-26" };
  const told = toldSteps(
    { ...sent, progress: [sharing, signed, ...sent.progress], departure: early },
    "owner",
  );
  expect(told.slice(-2)).toMatchObject([
    { key: "exploitation", state: "done" },
    {
      title: "La personne quitte le projet",
      detail: "Souhaité le 30 novembre 2026, au plus tard le 26 janvier 2027",
    },
  ]);
});

it("gives a body whose council decides on a price the time that this takes", () => {
  const proposed = {
    id: "2",
    status: "PROPOSAL",
    by: "owner",
    createdAt: "2026-11-02T10:00:00.000Z",
  } as const;
  const detailOf = (progress: Parameters<typeof toldSteps>[0]["progress"], isPublicBody: boolean) =>
    toldSteps({ ...sent, progress }, "holder", { isPublicBody }).find(({ key }) => key === "price")?.detail;
  const asked = [proposed, ...sent.progress];
  expect(detailOf([...sent.progress], true)).toBe("Le temps que votre conseil décide");
  expect(detailOf(asked, true)).toBe("En cours, le temps que votre conseil décide");
  expect(detailOf(asked, false)).toContain("quelques minutes");
  const accepted = { ...proposed, id: "3", status: "SIGNATURE", by: "holder" } as const;
  expect(detailOf([accepted, ...asked], true)).toContain("2 novembre");
});

it("keeps what a producer's plant has behind it, and says how many of his contracts remain", () => {
  const step = (id: string, status: "SIGNATURE" | "SIGNED") =>
    ({ id, status, by: "owner", createdAt: `2026-11-0${id}T10:00:00.000Z` }) as const;
  const plant = { ...sent, producerId: "p1" };
  const told = (progress: Parameters<typeof toldSteps>[0]["progress"], salesLeft: number) =>
    toldSteps({ ...plant, progress }, "holder", {
      laid: "photovoltaic",
      salesLeft,
      documents: "sale-to-come",
    }).map(({ title, detail, state }) => `${state} ${title} | ${detail}`);
  expect(told([step("2", "SIGNATURE"), ...sent.progress], 9).slice(2)).toEqual([
    "done Poser et raccorder les panneaux | C’est fait",
    "done Le porteur prépare vos documents et chacun les signe | Signés par tous",
    "current Les contrats de vente se signent, un par participant | Il en reste 9",
    expect.stringMatching(/^upcoming Votre électricité/u),
  ]);
  const signed = [step("3", "SIGNED"), step("2", "SIGNATURE"), ...sent.progress];
  expect(told(signed, 8)[4]).toBe(
    "current Les contrats de vente se signent, un par participant | Il en reste 8",
  );
  expect(told(signed, 0)[4]).toBe("done Les contrats de vente se signent, un par participant | Tous signés");
});

it("keeps what he tells his buyer as still to be done once he has signed, since nobody said that it is, and the contracts as under way once one is out", () => {
  const step = { id: "2", status: "SIGNATURE", by: "owner", createdAt: "2026-11-02T10:00:00.000Z" } as const;
  const plant = { ...sent, producerId: "p1", progress: [step, ...sent.progress] };
  const told = (given: Pick<NonNullable<Parameters<typeof toldSteps>[2]>, "isSaleOut">) =>
    toldSteps(plant, "holder", { mayHaveBuyer: true, salesLeft: 8, documents: "to-sign", ...given }).map(
      ({ key, state }) => `${key} ${state}`,
    );
  const before = told({});
  expect(before).toContain("buyer current");
  expect(before).toContain("sales upcoming");
  const after = told({ isSaleOut: true });
  expect(after).toContain("buyer current");
  expect(after).toContain("sales current");
});

it("calls the step of who retracted a retraction, and not the one that did not come", () => {
  const step = (id: string, status: ApplicationStatus, by: "owner" | "holder", day: string) =>
    ({ id, status, by, createdAt: `2026-11-${day}T10:00:00.000Z` }) as const;
  const signed = [step("2", "SIGNED", "owner", "25"), ...sent.progress];
  const retracting = step("4", "REJECTED", "holder", "27");
  const ended = { ...sent, progress: [retracting, ...signed] };
  const shared = { ...sent, progress: [retracting, step("3", "EXPLOITATION", "owner", "26"), ...signed] };
  const retraction = { declaredAt: "2026-11-27T10:00:00.000Z", name: "Juliette", documents: [] };
  for (const reader of ["holder", "owner"] as const)
    for (const one of [ended, shared])
      expect(toldSteps({ ...one, retraction }, reader).at(-1)).toMatchObject({
        title: "Rétractation",
        detail: "Le 27 novembre 2026",
        state: "refused",
      });
  expect(toldSteps(ended, "holder").at(-1)?.title).not.toBe("Rétractation");
});

it("names the first day on which he may be supplied, before the start and after it", () => {
  const [signed, running] = (["SIGNED", "EXPLOITATION"] as const).map((status, index) => ({
    ...{ id: String(index + 2), status, by: "owner" as const },
    createdAt: `2026-11-0${index + 2}T10:00:00.000Z`,
  }));
  const lastOf = (progress: readonly (typeof signed)[], start: string | null = null) =>
    toldSteps({ ...sent, progress: [...progress.flatMap((one) => one ?? []), ...sent.progress] }, "holder", {
      notBefore: "2026-12-15",
      start,
    }).at(-1)?.detail;
  expect(lastOf([signed])).toBe("Au plus tôt le 15 décembre 2026");
  expect(lastOf([signed], "2027-07")).toContain("juillet 2027");
  expect(lastOf([running, signed])).toBe("Électricité locale à partir du 15 décembre 2026");
});

it("is told for a day to come, a start is what comes until that day, and a departure comes after it", () => {
  const progress = [
    {
      id: "5",
      status: "EXPLOITATION",
      by: "owner",
      createdAt: "2026-11-30T08:00:00.000Z",
      startsOn: "2026-12-01",
    },
    { id: "4", status: "SIGNED", by: "system", createdAt: "2026-11-29T10:00:00.000Z" },
    { id: "2", status: "SIGNATURE", by: "owner", createdAt: "2026-11-02T10:00:00.000Z" },
    ...sent.progress,
  ] as const;
  const on = (today: string, departure = {}) =>
    toldSteps({ ...sent, progress: [...progress], ...departure }, "holder", {}, today);
  expect(on("2026-11-30").at(-1)).toMatchObject({
    state: "current",
    detail: expect.stringMatching(/^À partir du 1er\sdécembre 2026$/u),
  });
  expect(on("2026-12-01").at(-1)).toMatchObject({ state: "done" });
  const departure = { leavingOn: "2027-01-30", requestedAt: "2026-11-30T09:00:00.000Z", reason: "" };
  expect(
    on("2026-11-30", { departure })
      .map(({ key, state }) => [key, state])
      .slice(-2),
  ).toEqual([
    ["exploitation", "current"],
    ["leaving", "upcoming"],
  ]);
});

it("names the day from which a plant shares whose contract ends, in place of a usual delay that is before it", () => {
  const step = { id: "2", status: "SIGNATURE", by: "owner", createdAt: "2026-11-02T10:00:00.000Z" } as const;
  const plant = { ...sent, producerId: "p1", progress: [step, ...sent.progress] };
  const told = (today: string, contractEndsOn = "2026-12-31") =>
    toldSteps(plant, "holder", { mayHaveBuyer: true, purchaseContract: "none", contractEndsOn }, today)
      .slice(-2)
      .map(({ title, detail }) => `${title} | ${detail}`.replaceAll(/[\u00a0\u202f]/gu, " "));
  expect(told("2026-11-30")).toEqual([
    "Avant le partage, votre contrat d’achat finit le 31 décembre 2026 | Le partage peut commencer à partir du 1er janvier 2027",
    "Votre électricité commence à être partagée | Pas avant le 1er janvier 2027. Délai habituel ensuite : environ 2 semaines",
  ]);
  expect(told("2027-01-02")).toEqual([
    "Le porteur prépare les documents et chacun les signe | En cours. Délai habituel : environ 4 semaines",
    "Votre électricité commence à être partagée | Délai habituel : environ 2 semaines",
  ]);
  const over = toldSteps(
    plant,
    "holder",
    { mayHaveBuyer: true, purchaseContract: "none", contractEndsOn: "2026-12-31" },
    "2027-01-02",
  ).find(({ key }) => key === "buyer");
  expect([over?.title, over?.state, over?.detail.replaceAll(/\s/gu, " ")]).toEqual([
    "Votre contrat d’achat a pris fin",
    "done",
    "Le 31 décembre 2026",
  ]);
});

it("of a plant that shares in years, keeping its contract comes before all that is signed", () => {
  const step = { id: "2", status: "SIGNATURE", by: "owner", createdAt: "2026-11-02T10:00:00.000Z" } as const;
  const plant = { ...sent, producerId: "p1", progress: [step, ...sent.progress] };
  const kept = {
    mayHaveBuyer: true,
    purchaseContract: "none",
    contractEndsOn: "2039-06-01",
    isHeld: true,
  } as const;
  const told = toldSteps(plant, "holder", { ...kept, salesLeft: 2 }, "2026-11-30");
  expect(told.slice(-4).map(({ key, state }) => `${key} ${state}`)).toEqual([
    "buyer current",
    "documents upcoming",
    "sales upcoming",
    "exploitation upcoming",
  ]);
});
