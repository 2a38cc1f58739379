/** VAT on a kilowatt-hour, from the supplier or from a producer who is liable to it. Source: CGI, article 278. */
export const VAT = 0.2;
