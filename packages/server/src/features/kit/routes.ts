import type { kitCalls } from "@mec/api/kit";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { findKit } from "./facts.ts";
import { makeKitArchive, makeKitFile } from "./files.ts";
import { makeKeptFiles } from "./kept-files.ts";

const mostKeptBytes = 48 * 1024 * 1024;

export function kitHandlers(deps: Deps): HandlersOf<typeof kitCalls> {
  const kept = makeKeptFiles(mostKeptBytes);
  return {
    async getKit({ query }, { identify, origin }) {
      await deps.limits.count("projectSearchesPerIp", origin.ip);
      return (await findKit(deps, query.projectId, await identify())).kit;
    },
    async getKitFile({ params, query }, { identify, origin }) {
      const source = await findKit(deps, query.projectId, await identify());
      return makeKitFile(deps, source, params, { kept, origin });
    },
    async getKitArchive({ query }, { identify, origin, asker }) {
      const source = await findKit(deps, query.projectId, await identify());
      return makeKitArchive(deps, source, { kept, origin, asker });
    },
  };
}
