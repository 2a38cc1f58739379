export * from "./address.ts";
