import { version } from "../../../package.json";

/** The label that the specification shows: "v1.5.10". */
export const versionLabel = `v${version}`;
