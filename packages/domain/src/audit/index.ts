export * from "./events.ts";
export * from "./sentences.ts";
