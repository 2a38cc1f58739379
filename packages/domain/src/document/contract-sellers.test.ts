import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contractNext,
  contractsWithAll,
  type Seller,
  saleBetween,
  sellersAfterFirst,
  sellersLeaving,
  unsignedContracts,
} from "./contract-sellers.ts";
import type { KeptDocumentStatus } from "./statuses.ts";
import { cameBack, isInFlight } from "./transitions.ts";

const seller = (
  pointId: string,
  lacks: Partial<Record<"prm" | "signatory" | "power" | "vat", false>> = {},
): Seller => ({
  pointId,
  prm: true,
  signatory: true,
  power: true,
  vat: true,
  isElsewhere: false,
  isLeaving: false,
  ...lacks,
});
const contract = (status: KeptDocumentStatus, ...sellers: string[]) => ({ status, sellers });
const barn = seller("barn", { prm: false });
const school = seller("school");

describe("with whom a consumer's contract is made next", () => {
  it("is with those whose meter is known: panels that are not there hold nobody back", () => {
    expect(contractNext([school, barn], [])).toEqual({ sellers: ["school"], isAdded: false });
  });

  it("is with all of them while no meter is known: it then waits for one", () => {
    expect(contractNext([barn, seller("mill", { prm: false })], [])?.sellers).toEqual(["barn", "mill"]);
    expect(contractNext([], [])).toEqual({ sellers: [], isAdded: false });
  });

  it("is with nobody who shares but in years, and is held back where nobody else sells", () => {
    const held = { ...seller("mill"), isHeld: true };
    expect(contractNext([school, held], [])?.sellers).toEqual(["school"]);
    expect(sellersAfterFirst([school, held])).toEqual([]);
    expect(contractNext([school, held], [contract("DONE", "school")])).toBeNull();
    expect([contractNext([held], []), sellersLeaving([held], [])]).toEqual([null, ["mill"]]);
  });

  it("waits for who signs for an installation that is there", () => {
    expect(contractNext([school, seller("mill", { signatory: false })], [])?.sellers).toEqual([
      "school",
      "mill",
    ]);
  });

  it("comes after the first one with those whom it leaves out, but for who sells outside of the platform", () => {
    expect(sellersAfterFirst([school, barn])).toEqual(["barn"]);
    expect(sellersAfterFirst([school, seller("mill")])).toEqual([]);
    expect(sellersAfterFirst([barn, seller("mill", { prm: false })])).toEqual([]);
    expect(sellersAfterFirst([school, { ...barn, isElsewhere: true }])).toEqual([]);
  });

  it("leaves out whose sales are settled outside of the platform, unless that is everybody", () => {
    const outside = { ...seller("mill"), isElsewhere: true };
    expect(contractNext([school, outside], [])?.sellers).toEqual(["school"]);
    expect(contractNext([outside], [])?.sellers).toEqual(["mill"]);
    expect(contractNext([school, outside], [contract("DONE", "school")])).toBeNull();
  });

  it("once he has signed one is, apart, with those whom it does not name, when they have all that it needs", () => {
    const signed = [contract("DONE", "school")];
    expect(contractNext([school, barn], signed)).toBeNull();
    expect(contractNext([school, seller("barn", { signatory: false })], signed)).toBeNull();
    expect(contractNext([school, seller("barn")], signed)).toEqual({ sellers: ["barn"], isAdded: true });
    expect(contractNext([school, seller("barn")], [...signed, contract("DONE", "barn")])).toBeNull();
  });

  it("is none with a producer from whose contract he has retracted, and still one with who comes after", () => {
    const signed = [contract("DONE", "school")];
    expect(contractNext([school, seller("barn")], signed, ["barn"])).toBeNull();
    expect(contractNext([school, seller("barn"), seller("mill")], signed, ["barn"])?.sellers).toEqual([
      "mill",
    ]);
    expect(saleBetween("barn", [school, seller("barn")], signed, ["barn"])).toBeNull();
  });

  it.each<KeptDocumentStatus>(["IN_TRANSIT", "SENT", "RESENT", "IGNORED"])(
    "is none while one is %s",
    (status) => {
      expect(contractNext([school, seller("barn")], [contract(status, "school")])).toBeNull();
      expect(
        contractNext(
          [school, seller("barn"), seller("mill")],
          [contract("DONE", "school"), contract(status, "barn")],
        ),
      ).toBeNull();
    },
  );

  it.each<KeptDocumentStatus>(["DECLINED", "EXPIRED", "ERROR"])(
    "is made again where one is %s, with who sells now",
    (status) => {
      expect(contractNext([school, seller("barn")], [contract(status, "school")])).toEqual({
        sellers: ["school", "barn"],
        isAdded: false,
      });
      const signed = contract("DONE", "school");
      expect(contractNext([school, seller("barn")], [signed, contract(status, "barn")])).toEqual({
        sellers: ["barn"],
        isAdded: true,
      });
      // Who was to sell has left: there is nothing to sign again.
      expect(contractNext([school], [signed, contract(status, "barn")])).toBeNull();
    },
  );
});

describe("a producer who adds VAT to a price that was accepted without", () => {
  const apart = { ...seller("mill"), isApart: true };

  it("has a contract of his own, after the one with those at the accepted price", () => {
    expect(contractNext([school, apart], [])?.sellers).toEqual(["school"]);
    expect(sellersAfterFirst([school, apart])).toEqual(["mill"]);
    const signed = [contract("DONE", "school")];
    expect(contractNext([school, apart], signed)).toEqual({ sellers: ["mill"], isAdded: true });
    expect(contractNext([school, apart, seller("hall")], signed)?.sellers).toEqual(["hall"]);
    expect(unsignedContracts([school, apart], [contract("SENT", "school")])).toEqual([["school"], ["mill"]]);
  });

  it("is named with all where nobody sells at the accepted price", () => {
    expect(contractNext([apart, { ...seller("hall"), isApart: true }], [])?.sellers).toEqual([
      "mill",
      "hall",
    ]);
    expect(sellersAfterFirst([apart])).toEqual([]);
  });
});

describe("a producer who has asked to leave", () => {
  const leaving = { ...seller("mill"), isLeaving: true };

  it("is named by no contract that is made now, and the others sell without him", () => {
    expect(contractNext([school, leaving], [])?.sellers).toEqual(["school"]);
    expect(sellersLeaving([school, leaving], [])).toEqual(["mill"]);
    expect(saleBetween("mill", [school, leaving], [])).toBeNull();
    expect(unsignedContracts([school, leaving], [])).toEqual([["school"]]);
  });

  it("leaves no contract to make where nobody else sells, as where he left no plant to wait for", () => {
    expect(contractNext([leaving], [])).toBeNull();
    expect(contractNext([leaving], [contract("ERROR", "mill")])).toBeNull();
    expect(sellersLeaving([leaving], [])).toEqual(["mill"]);
    expect(contractNext([leaving, barn], [])?.sellers).toEqual(["barn"]);
  });

  it("adds none beside a signed one, and keeps what he has signed or was sent before", () => {
    expect(contractNext([school, leaving], [contract("DONE", "school")])).toBeNull();
    expect(sellersLeaving([school, leaving], [contract("DONE", "school")])).toEqual(["mill"]);
    expect(sellersLeaving([school, leaving], [contract("DONE", "school", "mill")])).toEqual([]);
    expect(saleBetween("mill", [leaving], [contract("SENT", "mill")])).toBe("sent");
    expect(saleBetween("mill", [leaving], [contract("DONE", "mill")])).toBe("sent");
  });

  it("is like any other before, and no producer at all once he has gone", () => {
    const staying = { ...leaving, isLeaving: false };
    expect(contractNext([staying], [])?.sellers).toEqual(["mill"]);
    expect(sellersLeaving([staying], [])).toEqual([]);
    expect(contractNext([], [])?.sellers).toEqual([]);
  });
});

describe("the contract of one consumer with one producer", () => {
  const both = [school, barn];
  const between = (pointId: string, ...contracts: ReturnType<typeof contract>[]) =>
    saleBetween(pointId, both, contracts);

  it("is to come as long as none is made, also for who has no meter yet", () => {
    expect(between("school")).toBe("to-come");
    expect(between("barn")).toBe("to-come");
  });

  it("has left once one that names the producer is on its way or signed", () => {
    expect(between("school", contract("SENT", "school"))).toBe("sent");
    expect(between("school", contract("DONE", "school"))).toBe("sent");
  });

  it("comes beside the one with others, while that is on its way as well", () => {
    expect(between("barn", contract("SENT", "school"))).toBe("to-come");
    expect(between("barn", contract("DONE", "school"))).toBe("to-come");
  });

  it("is refused, and not to come, until it is sent anew: only with whom the refused one names", () => {
    expect(between("school", contract("DECLINED", "school"))).toBe("refused");
    expect(between("barn", contract("DECLINED", "school"))).toBe("to-come");
    expect(between("school", contract("DECLINED", "school"), contract("SENT", "school"))).toBe("sent");
    expect(between("school", contract("EXPIRED", "school"))).toBe("to-come");
  });

  it("never comes where the sale is settled elsewhere", () => {
    expect(saleBetween("school", both, [contract("DECLINED", "school"), contract("IGNORED")])).toBeNull();
    expect(between("barn", contract("IGNORED"))).toBeNull();
    expect(saleBetween("barn", [school, { ...barn, isElsewhere: true }], [])).toBeNull();
  });
});

describe("the contracts of a consumer that not all have signed", () => {
  it("are those on their way, and one with all who sell to him by none yet", () => {
    const mill = seller("mill", { prm: false });
    expect(unsignedContracts([school], [])).toEqual([["school"]]);
    expect(unsignedContracts([school, mill], [contract("SENT", "school")])).toEqual([["school"], ["mill"]]);
    expect(unsignedContracts([school, mill], [contract("DONE", "school")])).toEqual([["mill"]]);
    expect(unsignedContracts([school], [contract("DONE", "school")])).toEqual([]);
    expect(unsignedContracts([school], [contract("DECLINED", "school")])).toEqual([]);
    expect(unsignedContracts([school, mill], [contract("DECLINED", "school")])).toEqual([["mill"]]);
  });

  it("are none that is settled elsewhere, or that he has retracted from", () => {
    expect(unsignedContracts([{ ...school, isElsewhere: true }], [contract("IGNORED", "school")])).toEqual(
      [],
    );
    expect(unsignedContracts([school], [contract("DONE", "barn")], ["school"])).toEqual([]);
  });
});

describe("what is to come, of many producers", () => {
  const statuses: KeptDocumentStatus[] = [
    "IN_TRANSIT",
    "SENT",
    "RESENT",
    "DONE",
    "IGNORED",
    "DECLINED",
    "EXPIRED",
  ];
  const ids = ["barn", "school", "mill", "hall"];
  const someSeller = fc.record({
    prm: fc.boolean(),
    signatory: fc.boolean(),
    power: fc.boolean(),
    vat: fc.boolean(),
    isElsewhere: fc.boolean(),
    isLeaving: fc.boolean(),
  });
  const someContract = fc.record({
    status: fc.constantFrom(...statuses),
    sellers: fc.subarray(ids, { minLength: 1 }),
  });

  it("is whom the next contract names, once one has given all that it needs and what is on its way is signed", () => {
    fc.assert(
      fc.property(
        fc.tuple(someSeller, someSeller, someSeller, someSeller),
        fc.array(someContract, { maxLength: 3 }),
        fc.subarray(ids),
        (facts, contracts, retracted) => {
          const producers = facts.map((one, at) => ({ ...one, pointId: ids[at] ?? "" }));
          const signed = contracts.map((one) =>
            isInFlight(one.status) ? { ...one, status: "DONE" as const } : one,
          );
          for (const pointId of ids) {
            const given = { prm: true, signatory: true, power: true, vat: true };
            const named = (more: Partial<Seller>) => {
              const all = producers.map((one) =>
                one.pointId === pointId ? { ...one, ...given, ...more } : one,
              );
              return contractNext(all, signed, retracted)?.sellers.includes(pointId) === true;
            };
            const isThere = contracts.some(
              ({ status, sellers }) => !cameBack(status) && sellers.includes(pointId),
            );
            const isRefused = contracts.some(
              ({ status, sellers }) => status === "DECLINED" && sellers.includes(pointId),
            );
            // Who asks to leave is announced to nobody, and what was refused of him stays so.
            const unsent =
              isRefused && named({ isLeaving: false }) ? "refused" : named({}) ? "to-come" : null;
            const expected = isThere ? "sent" : unsent;
            expect(saleBetween(pointId, producers, contracts, retracted)).toBe(expected);
          }
        },
      ),
    );
  });

  it("is read from each plant, and not from each pair of them", () => {
    let read = 0;
    const plants = Array.from({ length: 100 }, (_, at) => ({
      ...seller(""),
      get pointId() {
        read += 1;
        return `plant-${at}`;
      },
    }));
    const half = plants.slice(0, 50).map(({ pointId }) => pointId);
    expect(unsignedContracts(plants, [{ status: "DONE", sellers: half }])[0]).toHaveLength(50);
    expect(read).toBeLessThan(20 * plants.length);
  });
});

describe("by how many contracts a consumer buys from all who sell to him", () => {
  it("is one as long as it names all, or none is made", () => {
    expect(contractsWithAll([school, barn], [])).toBe(1);
    expect(contractsWithAll([school, barn], [contract("SENT", "school", "barn")])).toBe(1);
    // What was refused stands no more, and is made anew with all.
    expect(contractsWithAll([school, barn], [contract("DECLINED", "school")])).toBe(1);
  });

  it("counts the one that is still to come beside what is on its way or signed", () => {
    expect(contractsWithAll([school, barn], [contract("SENT", "school")])).toBe(2);
    expect(contractsWithAll([school, barn], [contract("DONE", "school")])).toBe(2);
    expect(contractsWithAll([school, barn], [contract("DONE", "school"), contract("SENT", "barn")])).toBe(2);
  });

  it("is not known where several sellers are to come: they may be named together or apart", () => {
    expect(contractsWithAll([school, barn, seller("mill")], [contract("DONE", "school")])).toBeNull();
  });

  it("counts neither what was refused, which is announced to nobody, nor a contract with who has left", () => {
    expect(contractsWithAll([school, barn], [contract("DONE", "school"), contract("DECLINED", "barn")])).toBe(
      1,
    );
    expect(contractsWithAll([barn], [contract("DONE", "school"), contract("DONE", "barn")])).toBe(1);
  });

  it("counts no seller from whose contract he has retracted", () => {
    expect(contractsWithAll([school, barn], [contract("DONE", "school")], ["barn"])).toBe(1);
  });
});

describe("where all who sell here have asked to leave", () => {
  const mill = { ...seller("mill"), isElsewhere: true };
  const leaving = { ...barn, isLeaving: true };

  it("no contract is made with who sells outside of the platform in their place", () => {
    expect(contractNext([mill, leaving], [])).toBeNull();
    expect(saleBetween("mill", [mill, leaving], [])).toBeNull();
    expect(sellersLeaving([mill, leaving], [])).toEqual(["barn"]);
  });

  it("what was refused of them stays refused, and is not announced", () => {
    const refused = [contract("DECLINED", "barn")];
    expect(saleBetween("barn", [school, leaving], refused)).toBe("refused");
    expect(saleBetween("barn", [school, leaving], [])).toBeNull();
  });
});
