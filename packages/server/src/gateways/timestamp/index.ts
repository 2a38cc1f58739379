import type { Config } from "../../config.ts";
import { noTimestamps } from "./embedded.ts";
import type { Timestamps } from "./port.ts";
import { rfc3161Timestamps } from "./rfc3161.ts";

/** The service of TSA_URL when there is one; else none. */
export const openTimestamps = ({ timestamp }: Pick<Config, "timestamp">): Timestamps =>
  timestamp ? rfc3161Timestamps(timestamp) : noTimestamps();
