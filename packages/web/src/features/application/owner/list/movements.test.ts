import type { Applicant } from "@mec/api/application";
import type { ApplicationStatus } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { movementsOf, placedName, rowNames } from "./movements.ts";

const applicant = (id: string, status: ApplicationStatus, lastName = id, place = "Maison") =>
  ({
    id,
    holder: { firstName: "Ana", lastName },
    consumptionPoint: { name: place },
    progress: [{ id: `${id}-1`, status, createdAt: "2026-03-01T10:00:00.000Z" }],
  }) as unknown as Applicant;

const summary = (applicants: Applicant[]) =>
  movementsOf(applicants).map(({ transition, people }) => [
    transition.to,
    people.map(({ applicationId }) => applicationId),
  ]);

describe("the steps offered for the ticked consumers", () => {
  it("are those of the state machine, for everyone in the same status", () => {
    expect(summary([applicant("a", "APPLICATION"), applicant("b", "APPLICATION")])).toEqual([
      ["PROPOSAL", ["a", "b"]],
      ["SIGNATURE", ["a", "b"]],
      ["REJECTED", ["a", "b"]],
    ]);
  });

  it("name for each step only those who may take it", () => {
    expect(summary([applicant("accepted", "SIGNATURE"), applicant("signed", "SIGNED")])).toEqual([
      ["REJECTED", ["accepted"]],
      ["EXPLOITATION", ["signed"]],
    ]);
  });

  it("lead nobody to a start whose participation the owner ends", () => {
    const asked = { leavingOn: "2027-01-30", requestedAt: "2026-12-01T10:00:00.000Z", reason: "" };
    const leaving = { ...applicant("asks", "SIGNED"), departure: asked };
    const noticed = { ...applicant("noticed", "SIGNED"), departure: { ...asked, isOwners: true as const } };
    expect(summary([leaving, noticed])).toEqual([["EXPLOITATION", ["asks"]]]);
    expect(movementsOf([leaving])[0]?.people[0]?.departure?.leavingOn).toBe("2027-01-30");
  });

  it("lead who buys from himself alone to a yes, and not to a price", () => {
    const own = { ...applicant("a", "APPLICATION"), paysNobody: true as const };
    expect(summary([own]).map(([to]) => to)).toEqual(["SIGNATURE", "REJECTED"]);
    expect(summary([own, applicant("b", "APPLICATION")])).toContainEqual(["PROPOSAL", ["b"]]);
  });

  it("ask who signs first, where nobody has said whether one buys from himself", () => {
    const own = { ...applicant("a", "APPLICATION"), sellerUntold: true as const };
    expect(movementsOf([own])[0]?.people[0]?.sellerUntold).toBe(true);
    expect(movementsOf([applicant("b", "APPLICATION")])[0]?.people[0]).not.toHaveProperty("sellerUntold");
  });

  it("name who leaves with the place, of which one person may have several", () => {
    expect(placedName(applicant("a", "EXPLOITATION", "Roux", "École"))).toBe("Ana Roux (École)");
  });

  it("tell apart the places of one person", () => {
    const [school, gym, shop] = [
      applicant("a", "APPLICATION", "Roux", "École"),
      applicant("b", "APPLICATION", "Roux", "Gymnase"),
      applicant("c", "APPLICATION", "Petit", "Boutique"),
    ];
    const names = movementsOf([school, gym, shop])[0]?.people.map(({ name }) => name);
    expect(names).toEqual(["Ana Roux (École)", "Ana Roux (Gymnase)", "Ana Petit"]);
    // Alone, nothing else on the screen says which of his places it is.
    expect(movementsOf([gym])[0]?.people).toMatchObject([{ name: "Ana Roux", place: "Gymnase" }]);
  });

  it("stand in rows that tell apart the buildings of one person, by name", () => {
    const [school, gym, shop] = [
      applicant("a", "APPLICATION", "Roux", "École"),
      applicant("b", "APPLICATION", "Roux", "Gymnase"),
      applicant("c", "APPLICATION", "Petit", "Boutique"),
    ];
    expect([school, gym, shop].map(rowNames([school, gym, shop]))).toEqual([
      "Ana Roux (École)",
      "Ana Roux (Gymnase)",
      "Ana Petit",
    ]);
  });

  it("say who answers by a vote: a business that gets no VAT back", () => {
    const told = (consumerType: string, reclaimsVat: boolean | null) => {
      const one = applicant("a", "APPLICATION");
      const consumptionPoint = {
        ...one.consumptionPoint,
        consumerType,
        reclaimsVat,
      } as Applicant["consumptionPoint"];
      return movementsOf([{ ...one, consumptionPoint }])[0]?.people[0]?.votes;
    };
    expect(told("professional", false)).toBe(true);
    expect(told("professional", true)).toBe(false);
    expect(told("professional", null)).toBe(false);
    expect(told("individual", false)).toBe(false);
  });

  it.each([
    ["Collectivité", true],
    ["EPCI", true],
    ["ASSOCIATION", true],
    ["SARL", false],
    ["OTHER", false],
  ] as const)(
    "know by its legal form, whatever was said of its VAT, whether a council answers: %s",
    (juridiction, votes) => {
      const one = { ...applicant("a", "APPLICATION"), structure: { name: "X", juridiction } };
      for (const reclaimsVat of [true, false]) {
        const consumptionPoint = {
          ...one.consumptionPoint,
          consumerType: "professional",
          reclaimsVat,
        } as const;
        expect(movementsOf([{ ...one, consumptionPoint }])[0]?.people[0]?.votes).toBe(votes);
      }
    },
  );

  it("are none once the electricity is shared, or refused", () => {
    expect(summary([applicant("a", "EXPLOITATION"), applicant("b", "REJECTED")])).toEqual([]);
  });
});
