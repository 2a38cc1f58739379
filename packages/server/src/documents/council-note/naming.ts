/** More than these are not named one by one: the table has them. */
export const mostNamedPlaces = 6;

export const inSentence = new Intl.ListFormat("fr", { type: "conjunction" });
