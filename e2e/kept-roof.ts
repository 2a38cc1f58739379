interface Place {
  city: string;
  postCode: string;
  latitude: number;
  longitude: number;
}

/** A roof near this place, as the page of a roof without panels keeps it in the browser. */
export const keptRoof = (
  { city, postCode, latitude, longitude }: Place,
  annualProduction = "",
  quote = "",
): string =>
  JSON.stringify({
    address: {
      label: `8 Rue du Parc ${postCode} ${city}`,
      houseNumber: "8",
      street: "Rue du Parc",
      postCode,
      city,
      coordinates: { latitude: latitude + 0.001, longitude: longitude + 0.002 },
    },
    area: "180",
    annualProduction,
    quote,
  });
