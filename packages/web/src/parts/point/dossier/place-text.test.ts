import { expect, it } from "vitest";
import { placeText } from "./place-text.ts";

it("a place is named by its street alone, which a map's mark has room for, or by its town", () => {
  const rennes = {
    label: "",
    city: "Rennes",
    postCode: "35000",
    coordinates: { latitude: 48, longitude: -1 },
  };
  expect(placeText({ ...rennes, houseNumber: "4", street: "Rue des Lilas" })).toBe("4 Rue des Lilas");
  expect(placeText({ ...rennes, houseNumber: "", street: "" })).toBe("Rennes (35000)");
});
