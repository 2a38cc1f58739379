import { newPrm } from "./api.ts";

/** Where its projects are published. */
export const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };

export const addressIn = (street: string) => ({
  label: `1 ${street} 69001 Lyon`,
  houseNumber: "1",
  street,
  postCode: "69001",
  city: "Lyon",
  coordinates: { latitude: 45.7581, longitude: 4.8351 },
});

/** A building of a town hall, as its clerk describes it: no VAT is reclaimed. */
export const building = (name: string, yearlyConsumption: number) => ({
  name,
  consumerType: "professional",
  address: addressIn(`Rue de l’${name}`),
  yearlyConsumption,
  segment: "C5",
  workingHours: "day",
  reclaimsVat: false,
  prm: newPrm(),
  sge: true,
});
