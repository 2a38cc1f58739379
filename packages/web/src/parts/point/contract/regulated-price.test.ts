import { emptyContractForm } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { asOwnOffer } from "./choose-offer.ts";
import { publicPriceText, withPublicPrice } from "./regulated-price.ts";

const base = { ...emptyContractForm, type: "TRV", tarification: "base" } as const;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("the regulated tariff's price", () => {
  it("is told with its day, in the person's tax, and where it was read", () => {
    const { price, source } = publicPriceText(base, "individual");
    expect(plain(price)).toMatch(/^Tarif réglementé au \d.* 20\d\d : [\d,]+ c€\/kWh TTC\.$/u);
    expect(source).toContain("tarif bleu");
    expect(plain(publicPriceText(base, "professional").price)).toMatch(/c€\/kWh HT\.$/u);
    expect(plain(publicPriceText({ ...base, tarification: "2Q" }, "individual").price)).toMatch(
      /TTC en heures pleines, [\d,]+ c€\/kWh en heures creuses\.$/u,
    );
  });

  it("is that of the power, whatever price was there, and no offer begins with it", () => {
    const [small, large] = (["upTo6", "upTo36"] as const).map((subscribedPower) =>
      withPublicPrice({ ...base, basePrice: "0,3", subscribedPower }, "individual"),
    );
    expect(small?.basePrice).not.toBe(large?.basePrice);
    // Power not told: a home's usual price list, and a business's.
    expect(withPublicPrice(base, "individual").basePrice).toBe(small?.basePrice);
    const offer = { ...base, type: "other", basePrice: "0,2" } as const;
    expect(withPublicPrice(offer, "individual", base).basePrice).toBe("");
    expect(withPublicPrice(offer, "individual").basePrice).toBe("0,2");
  });

  it("is left for a price of one’s own, with the option that was told", () => {
    const filled = withPublicPrice(base, "professional");
    expect(asOwnOffer(filled, "professional")).toMatchObject({
      type: "other",
      tarification: "base",
      basePrice: "",
    });
    expect(asOwnOffer({ ...base, tarification: "2Q" }, "professional").tarification).toBe("2Q");
    expect(asOwnOffer(emptyContractForm, "professional")).toMatchObject({
      type: "other",
      tarification: "base",
    });
    const own = { ...base, type: "other", basePrice: "0,2" } as const;
    expect(asOwnOffer(own, "professional").basePrice).toBe("0,2");
  });
});
