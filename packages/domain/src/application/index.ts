export * from "./history.ts";
export * from "./permissions.ts";
export * from "./price-term.ts";
export * from "./progress.ts";
export * from "./schemas.ts";
export * from "./status.ts";
export * from "./timeline.ts";
export * from "./transitions.ts";
