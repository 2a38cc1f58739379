import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ChainEnd } from "@mec/domain/signature";
import * as z from "zod";
import type { Deps } from "../../../deps.ts";

/**
 * Where this server last saw the register stand, kept outside the database: it reveals a database that was
 * replaced by an older one, or emptied.
 */
const witnessSchema = z.object({ sequence: z.int(), hash: z.string() });

const fileOf = ({ config }: Pick<Deps, "config">) => join(config.dataDir, "evidence-witness.json");

/** @returns undefined when this server has never looked. */
export function readWitness(deps: Pick<Deps, "config">): ChainEnd | undefined {
  const file = fileOf(deps);
  return existsSync(file) ? witnessSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

export function writeWitness(deps: Pick<Deps, "config">, { sequence, hash }: ChainEnd): void {
  const file = fileOf(deps);
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify({ sequence, hash }), { mode: 0o600, flush: true });
  renameSync(draft, file);
}
