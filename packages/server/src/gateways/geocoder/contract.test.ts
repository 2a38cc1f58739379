import { addressSchema } from "@mec/domain/address";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedGeocoder } from "./embedded.ts";
import { geoplateformeGeocoder } from "./geoplateforme.ts";
import { healthy, startGeoplateforme } from "./geoplateforme-server.test-helper.ts";
import { type AddressSearch, emptyGroups } from "./port.ts";

let service: Awaited<ReturnType<typeof startGeoplateforme>>;
beforeAll(async () => {
  service = await startGeoplateforme(healthy);
});
afterAll(() => service.close());

const implementations: [source: string, open: () => AddressSearch][] = [
  ["geoplateforme", () => geoplateformeGeocoder({ url: service.url })],
  ["embedded", embeddedGeocoder],
];

describe.each(implementations)("a geocoder: %s", (source, open) => {
  it("says where its answer comes from", async () => {
    expect((await open().search("nantes", 5)).source).toBe(source);
  });

  it("finds a town, which has no street", async () => {
    const { groups } = await open().search("nantes", 5);
    expect(groups.municipality[0]).toMatchObject({
      label: "44000 Nantes",
      houseNumber: "",
      street: "",
      postCode: "44000",
      city: "Nantes",
      citycode: "44109",
    });
  });

  it("finds a house number and its street, both fit for a point of the platform", async () => {
    const { groups } = await open().search("12 rue de la paix nantes", 5);
    expect(groups.housenumber.map(({ label }) => label)).toEqual(["12 Rue de la Paix 44000 Nantes"]);
    expect(groups.housenumber[0]).toMatchObject({ houseNumber: "12", street: "Rue de la Paix" });
    expect(groups.street.map(({ label }) => label)).toEqual(["Rue de la Paix 44000 Nantes"]);
    for (const address of [...groups.housenumber, ...groups.street]) {
      expect(addressSchema.parse(address)).toEqual(address);
    }
  });

  it("finds a locality, which is its own street", async () => {
    const { groups } = await open().search("val thorens", 5);
    expect(groups.locality[0]).toMatchObject({ street: "Val Thorens", postCode: "73440", citycode: "73257" });
  });

  it("gives latitude and longitude in their places", async () => {
    const { groups } = await open().search("nantes", 5);
    expect(groups.municipality[0]?.coordinates.latitude).toBeCloseTo(47.22, 1);
    expect(groups.municipality[0]?.coordinates.longitude).toBeCloseTo(-1.55, 1);
  });

  it("finds nothing for what is nowhere", async () => {
    expect((await open().search("zzzzzz", 5)).groups).toEqual(emptyGroups());
  });

  it("gives no more results than asked, the number before its street", async () => {
    const { groups } = await open().search("12 rue de la paix nantes", 1);
    expect(groups.housenumber).toHaveLength(1);
    expect(groups.street).toHaveLength(0);
  });
});
