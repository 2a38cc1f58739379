export { computeKnown, computeOnce } from "./compute-once.ts";
export { eraseOldResults } from "./store.ts";
