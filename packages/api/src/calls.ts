import { merge } from "@mec/domain/shared";
import type { Call } from "./call.ts";
import * as tables from "./call-tables.ts";

/** Every call of the API: what the server binds, what the documents and the matrix tests are made from. */
export const calls = merge(Object.values(tables)) satisfies Record<string, Call>;
export type Calls = typeof calls;
