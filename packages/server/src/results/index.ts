export { computeKnown, computeOnce } from "./compute-once.ts";
export { eraseOldResults } from "./store.ts";
export { eraseDeadRuns, findProgressElsewhere } from "./under-way.ts";
