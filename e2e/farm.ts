/** Where the farm is, beside its project. */
export const place = { city: "Douarnenez", postCode: "29100", latitude: 48.093, longitude: -4.329 };
/** Its installation, as a farmer proposes it, but for its meter. */
export const barn = {
  name: "Hangar de la ferme",
  productionType: "photovoltaic",
  address: {
    label: "8 Rue du Parc 29100 Douarnenez",
    houseNumber: "8",
    street: "Rue du Parc",
    postCode: place.postCode,
    city: place.city,
    coordinates: { latitude: 48.094, longitude: -4.328 },
  },
  yearlyProduction: 41000,
  productionPower: 36,
  segment: "C5",
  contractPrice: { minPrice: 0.1, maxPrice: 0.11 },
  sge: true,
};
