import { merge } from "@mec/domain/shared";
import type { Call } from "./call.ts";
import * as tables from "./call-tables.ts";

/** Every call of the API: the server's routes, the documents and the matrix tests are made from it. */
export const calls = merge(Object.values(tables)) satisfies Record<string, Call>;
export type Calls = typeof calls;
