export * from "./legal-identifier.ts";
export * from "./schemas.ts";
