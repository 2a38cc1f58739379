import { describe, expect, it } from "vitest";
import type { ApplicationStatus } from "./status.ts";
import { timeline, withLaid, withLaying, withSales } from "./timeline.ts";
import { withBuyer } from "./timeline-contract.ts";
import type { Actor } from "./transitions.ts";

const day = (index: number) => `2026-01-0${index + 1}T00:00:00.000Z`;
const usual: Record<ApplicationStatus, Actor> = {
  APPLICATION: "holder",
  PROPOSAL: "owner",
  SIGNATURE: "holder",
  SIGNED: "system",
  EXPLOITATION: "owner",
  REJECTED: "owner",
};
type Said = ApplicationStatus | readonly [ApplicationStatus, Actor];
const stepsOf = (said: readonly Said[]) =>
  said
    .map((one, index) => {
      const [status, by] = typeof one === "string" ? [one, usual[one]] : one;
      return { status, by, createdAt: day(index) };
    })
    .toReversed();
const after = (...said: Said[]) => timeline(stepsOf(said));
const states = (steps: ReturnType<typeof timeline>) => steps.map(({ key, state }) => `${key} ${state}`);

describe("where am I", () => {
  it("starts with sending one's application", () => {
    expect(states(after())).toEqual([
      "application current",
      "study upcoming",
      "price upcoming",
      "documents upcoming",
      "exploitation upcoming",
    ]);
  });

  it("has no price to answer for a producer, who says his own", () => {
    const producers = (...said: Said[]) => states(timeline(stepsOf(said), "holder", "producer"));
    expect(producers("APPLICATION")).toEqual([
      "application done",
      "study current",
      "documents upcoming",
      "exploitation upcoming",
    ]);
    expect(producers("APPLICATION", ["SIGNATURE", "owner"])).toEqual([
      "application done",
      "study done",
      "documents current",
      "exploitation upcoming",
    ]);
  });

  it("says who must act and how long it usually takes", () => {
    const current = after("APPLICATION").find(({ state }) => state === "current");
    expect(current).toMatchObject({ key: "study", actor: "owner", delay: "environ 1\u00A0semaine" });
    expect(after("APPLICATION", "PROPOSAL").find(({ state }) => state === "current")?.actor).toBe("holder");
  });

  it("dates what is done", () => {
    const steps = after("APPLICATION", "PROPOSAL", "PROPOSAL", "SIGNATURE");
    expect(steps.map(({ date }) => date)).toEqual([day(0), day(1), day(3), null, null]);
  });

  it("has no price step when the owner accepted without proposing one", () => {
    expect(states(after("APPLICATION", ["SIGNATURE", "owner"]))).toEqual([
      "application done",
      "study done",
      "documents current",
      "exploitation upcoming",
    ]);
  });

  it("comes back to the documents once one is to be signed after all", () => {
    const steps = after("APPLICATION", "PROPOSAL", "SIGNATURE", "SIGNED", ["SIGNATURE", "system"]);
    expect(states(steps).slice(-2)).toEqual(["documents current", "exploitation upcoming"]);
  });

  it("ends with the exploitation", () => {
    const steps = after("APPLICATION", "PROPOSAL", "SIGNATURE", "SIGNED", "EXPLOITATION");
    expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(["done"]));
  });

  it.each([
    [
      ["APPLICATION", "REJECTED"],
      ["application done", "study refused"],
    ],
    [
      ["APPLICATION", "PROPOSAL", "REJECTED"],
      ["application done", "study done", "price refused"],
    ],
    [
      ["APPLICATION", "SIGNATURE", "REJECTED"],
      ["application done", "study done", "documents refused"],
    ],
    [
      ["APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION", "REJECTED"],
      ["application done", "study done", "documents done", "exploitation done", "leaving refused"],
    ],
  ] as const)("stops at the refusal after %j", (statuses, expected) => {
    const steps = after(...statuses);
    expect(states(steps)).toEqual(expected);
    expect(steps.at(-1)?.date).toBe(day(statuses.length - 1));
  });

  it("does not say that the candidate answered when the owner accepted", () => {
    const answered = "Vous répondez à la proposition de prix";
    const titles = (...said: Said[]) => after(...said).map(({ title }) => title);
    expect(titles("APPLICATION", "PROPOSAL", "SIGNATURE")).toContain(answered);
    const skipped = titles("APPLICATION", ["SIGNATURE", "owner"]);
    expect(skipped).toContain("Accepté par le porteur, sans proposition de prix");
    expect(skipped).not.toContain(answered);
    const unanswered = titles("APPLICATION", "PROPOSAL", ["SIGNATURE", "owner"], "SIGNED");
    expect(unanswered).toContain(
      "Accepté par le porteur avant votre réponse au prix\u00a0: seule votre signature vous engage",
    );
    expect(unanswered).not.toContain(answered);
  });

  it("calls a proposal what a producer sent", () => {
    for (const reader of ["holder", "support"] as const) {
      const titles = timeline(stepsOf(["APPLICATION"]), reader, "producer").map(({ title }) => title);
      expect(titles.filter((title) => title.includes("proposition"))).toHaveLength(2);
      expect(titles.filter((title) => title.includes("candidature"))).toEqual([]);
    }
  });

  it("says that a producer was accepted, and that his electricity is what is shared", () => {
    const steps = stepsOf(["APPLICATION", ["SIGNATURE", "owner"]]);
    const titles = timeline(steps, "holder", "producer").map(({ title }) => title);
    expect(titles).toContain("Accepté par le porteur");
    expect(titles.at(-1)).toBe("Votre électricité commence à être partagée");
    expect(titles.join(" ")).not.toContain("sans proposition de prix");
  });

  it("tells others of the person, and never says « vous » of what is not theirs", () => {
    for (const reader of ["owner", "support"] as const) {
      const told = timeline(stepsOf(["APPLICATION", "PROPOSAL", "SIGNATURE"]), reader);
      expect(told.map(({ title }) => title).join(" ")).not.toMatch(/vous|votre/i);
    }
  });

  it("keeps the order of the list among steps of the same moment", () => {
    const at = day(0);
    const steps = timeline([
      { status: "SIGNATURE", by: "owner", createdAt: at },
      { status: "PROPOSAL", by: "owner", createdAt: at },
      { status: "APPLICATION", by: "holder", createdAt: at },
    ]);
    expect(steps.find(({ key }) => key === "price")?.title).toContain("avant votre réponse");
  });
});

describe("the way of a plant that is only planned", () => {
  const laid = (...said: Said[]) =>
    states(withLaying(timeline(stepsOf(said), "holder", "producer"), "photovoltaic"));

  it("has the laying of its panels before its documents, which name its meter", () => {
    expect(laid("APPLICATION")).toEqual([
      "application done",
      "study current",
      "laying upcoming",
      "documents upcoming",
      "exploitation upcoming",
    ]);
    expect(laid("APPLICATION", ["SIGNATURE", "owner"])).toEqual([
      "application done",
      "study done",
      "laying current",
      "documents upcoming",
      "exploitation upcoming",
    ]);
    expect(laid("APPLICATION", ["SIGNATURE", "owner"], "SIGNED").slice(-2)).toEqual([
      "laying current",
      "exploitation upcoming",
    ]);
  });

  it("says what is built, and nothing once it is refused or shares", () => {
    const [, , laying] = withLaying(timeline(stepsOf(["APPLICATION"]), "holder", "producer"), "hydro");
    expect(laying?.title).toBe("Construire et raccorder l’installation");
    expect(laid("APPLICATION", ["SIGNATURE", "owner"], "REJECTED")).not.toContain("laying current");
    expect(laid("APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION")).toHaveLength(4);
  });
});

describe("the way of a plant that is there", () => {
  const accepted: Said[] = ["APPLICATION", ["SIGNATURE", "owner"]];
  const told = (...said: Said[]) => timeline(stepsOf(said), "holder", "producer");

  it("keeps the laying of its panels, ticked, once its meter says that they are there", () => {
    expect(states(withLaid(told(...accepted), "photovoltaic"))).toEqual([
      "application done",
      "study done",
      "laying done",
      "documents current",
      "exploitation upcoming",
    ]);
    expect(states(withLaid(told(...accepted, "SIGNED", "EXPLOITATION"), "photovoltaic"))).toContain(
      "laying done",
    );
    expect(states(withLaid(told("APPLICATION", "REJECTED"), "photovoltaic"))).not.toContain("laying done");
  });

  it("settles with the buyer of a plant that stood before under one name, from the acceptance until it shares", () => {
    expect(states(withBuyer(told(...accepted), null))).toEqual([
      "application done",
      "study done",
      "documents current",
      "buyer current",
      "exploitation upcoming",
    ]);
    const named = (...said: Said[]) =>
      withBuyer(told(...said), "older").flatMap(({ key, state, title }) =>
        key === "buyer" ? `${state} ${title}` : [],
      );
    // Nobody has said that it is done: it stays to be done before the plant shares, and is told no more once it does.
    const title = "Avant le partage, vous réglez avec votre acheteur la fin de votre contrat d’achat";
    expect(named("APPLICATION")).toEqual([`upcoming ${title}`]);
    expect(named(...accepted)).toEqual([`current ${title}`]);
    expect(named(...accepted, "SIGNED")).toEqual([`current ${title}`]);
    expect(named(...accepted, "SIGNED", "EXPLOITATION")).toEqual([]);
    expect(named("APPLICATION", "REJECTED")).toEqual([]);
  });

  it("names the end of a contract that cannot run beside sharing, and asks nothing of who has none", () => {
    const titled = (purchaseContract: "none" | "older" | "recent") =>
      withBuyer(told(...accepted), purchaseContract).find(({ key }) => key === "buyer")?.title;
    expect(titled("older")).toMatch(/la fin de votre contrat d’achat$/);
    expect(titled("recent")).toMatch(/vous prévenez l’acheteur/);
    expect(titled("none")).toBeUndefined();
    const ending = withBuyer(told(...accepted), "none", "2026-12-31").find(({ key }) => key === "buyer");
    expect(ending?.title).toBe("Avant le partage, votre contrat d’achat finit le 31 décembre 2026");
  });

  it("ticks the contracts with the last of them, and not with his own documents", () => {
    const tail = (said: Said[], isOwnSigned: boolean, left: number, isOut = false) =>
      states(withSales(told(...said), { isOwnSigned, isOut, left })).slice(-3);
    expect(tail(accepted, false, 9)).toEqual([
      "documents current",
      "sales upcoming",
      "exploitation upcoming",
    ]);
    // Contracts go out while his own documents are still signed.
    expect(tail(accepted, false, 9, true)).toEqual([
      "documents current",
      "sales current",
      "exploitation upcoming",
    ]);
    expect(tail(["APPLICATION"], false, 9, true)).toContain("sales upcoming");
    expect(tail(accepted, true, 9)).toEqual(["documents done", "sales current", "exploitation upcoming"]);
    expect(tail([...accepted, "SIGNED"], true, 8)).toEqual([
      "documents done",
      "sales current",
      "exploitation upcoming",
    ]);
    expect(tail([...accepted, "SIGNED"], true, 0)).toEqual([
      "documents done",
      "sales done",
      "exploitation current",
    ]);
    // Who came later signs while the others share.
    expect(tail([...accepted, "SIGNED", "EXPLOITATION"], true, 1)).toEqual([
      "documents done",
      "sales current",
      "exploitation done",
    ]);
    expect(
      withSales(told(...accepted, "REJECTED"), { isOwnSigned: true, isOut: true, left: 2 }).map(
        ({ key }) => key,
      ),
    ).not.toContain("sales");
  });
});
