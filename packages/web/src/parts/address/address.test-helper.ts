/** Somewhere in Lyon. */
export const lyonAddress = {
  label: "8 Rue des Lilas 69003 Lyon",
  houseNumber: "8",
  street: "Rue des Lilas",
  postCode: "69003",
  city: "Lyon",
  coordinates: { latitude: 45.75, longitude: 4.85 },
};
