import type { Config } from "../../config.ts";
import { clamdAntivirus } from "./clamd.ts";
import { noAntivirus } from "./embedded.ts";
import type { Antivirus } from "./port.ts";

/** The clamd of CLAMD_URL when there is one; else none. */
export const openAntivirus = ({ clamd }: Pick<Config, "clamd">): Antivirus =>
  clamd ? clamdAntivirus(clamd) : noAntivirus();
