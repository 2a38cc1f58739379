import { describe, expect, it } from "vitest";
import { roomTitle, roomSentence as sentenceOf } from "./room-answer.ts";

type Told = Parameters<typeof sentenceOf>;
const roomSentence = (gauge: Told[0]["gauge"], reader: Told[1], numberOfConsumers = 4) =>
  sentenceOf({ gauge, numberOfConsumers }, reader);

describe("whether there is room in a project", () => {
  it.each([
    // Under five consumers the part is not shown, and neither is whether there is room.
    [null, /^Sur 36\sMWh produits par an, la part consommée/u],
    [0.25, /^Oui\. Sur 36/u],
    [0.9, /^Presque plus\. Sur 36/u],
    [1.2, /^Non\s: tout est réservé ou demandé, vous rejoindriez la liste d’attente\. Pour 36/u],
  ])("is answered first, where %s of it is pledged", (pledgedShare, words) => {
    expect(roomSentence({ annualProductionKwh: 36_000, plannedKwh: 0, pledgedShare }, "visitor")).toMatch(
      words,
    );
  });

  it("is a yes as long as nobody takes part", () => {
    const gauge = { annualProductionKwh: 36_000, plannedKwh: 0, pledgedShare: null };
    expect(roomSentence(gauge, "visitor", 0)).toMatch(/^Oui\./u);
  });

  it("is the owner's to say to whom he invites, who is on no list", () => {
    expect(
      roomSentence({ annualProductionKwh: 36_000, plannedKwh: 0, pledgedShare: 1.2 }, "invited"),
    ).toMatch(/^Non\s: tout est réservé ou demandé\. Le porteur, qui vous invite, vous dira/u);
    expect(
      roomSentence({ annualProductionKwh: 36_000, plannedKwh: 0, pledgedShare: 0.25 }, "invited"),
    ).toMatch(/^Oui\./u);
  });

  it("is a welcome to who has only a roof, where all is reserved to those who consume", () => {
    const gauge = { annualProductionKwh: 36_000, plannedKwh: 0, pledgedShare: 1.2 };
    expect(roomSentence(gauge, "producer")).toMatch(/Une production de plus y est bienvenue\. Pour 36/u);
    expect(roomSentence(gauge, "producer")).not.toContain("liste d’attente");
  });

  it("is a welcome to who has only a roof where consumers find room too: nobody asks his place", () => {
    const gauge = { annualProductionKwh: 36_000, plannedKwh: 0, pledgedShare: 0.25 };
    expect(roomSentence(gauge, "producer")).toMatch(/^Une production de plus y est bienvenue\. Sur 36/u);
  });

  it("is not answered where the production is not known, nor to who has applied already", () => {
    expect(roomSentence({ annualProductionKwh: 0, plannedKwh: 0, pledgedShare: null }, "visitor")).toMatch(
      /^La production/u,
    );
    expect(
      roomSentence({ annualProductionKwh: 36_000, plannedKwh: 0, pledgedShare: 0.25 }, "applicant"),
    ).toMatch(/^Sur 36/u);
  });

  it("is in the title of what it stands behind", () => {
    const title = (pledgedShare: number | null, reader: Told[1] = "visitor", annualProductionKwh = 36_000) =>
      roomTitle(
        { gauge: { annualProductionKwh, plannedKwh: 0, pledgedShare }, numberOfConsumers: 4 },
        reader,
      ).replaceAll(/\s/gu, " ");
    expect(title(0.25)).toBe("Reste-t-il de la place ? Oui");
    expect(title(0.9)).toBe("Reste-t-il de la place ? Presque plus");
    expect(title(1.2)).toBe("Reste-t-il de la place ? Non");
    expect(title(1.2, "producer")).toBe("Reste-t-il de la place ? Oui, pour une production de plus");
    expect(title(null, "visitor", 0)).toBe("Reste-t-il de la place ?");
    expect(title(0.25, "applicant")).toBe("Ce que le projet produit");
  });
});
