export { once } from "./once.ts";
export { eraseOldKeys } from "./store.ts";
