export { askFor } from "./ask.ts";
export { progressOf } from "./follow.ts";
export { makeLongWork } from "./long-work.ts";
export { registerLongWorkMetrics } from "./metrics.ts";
export { serveLongWork } from "./serve.ts";
export { eraseUnwanted } from "./store.ts";
