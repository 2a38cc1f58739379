/** An address of Amiens, as the search gives it, without its Insee code. */
export const amiensAddress = {
  label: "8 Boulevard du Port 80000 Amiens",
  houseNumber: "8",
  street: "Boulevard du Port",
  postCode: "80000",
  city: "Amiens",
  coordinates: { latitude: 49.897443, longitude: 2.290084 },
};
