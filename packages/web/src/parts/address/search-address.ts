import { laterCall } from "../../platform/question.ts";

/** Its description is fetched with the first search: a field that nobody has entered asks nothing. */
export const searchAddress = laterCall(
  "GET /address/search",
  async () => (await import("@mec/api/address")).addressCalls.searchAddress,
);
