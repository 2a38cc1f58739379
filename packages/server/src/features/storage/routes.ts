import type { storageCalls } from "@mec/api/storage";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getFile } from "./get-file.ts";

export function storageHandlers(deps: Deps): HandlersOf<typeof storageCalls> {
  return { getFile: ({ params, query }) => getFile(deps, { ...params, ...query }) };
}
