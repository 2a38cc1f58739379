export * from "./birth-date.ts";
export * from "./deliberation.ts";
export * from "./legal-identifier.ts";
export * from "./one-person.ts";
export * from "./schemas.ts";
export * from "./siret-warning.ts";
export * from "./structure.ts";
export * from "./vat-number.ts";
