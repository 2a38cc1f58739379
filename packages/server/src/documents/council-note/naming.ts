/** More than these are not named one by one: the table has them. */
export const mostNamedPlaces = 6;
