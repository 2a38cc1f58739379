import type { FileAnswer } from "@mec/api";
import { strToU8 } from "fflate";
import { type ArchiveEntry, makeArchive } from "../../archives/index.ts";
import type { Actor, Deps } from "../../deps.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";

const readmeOf = (parts: readonly PersonalData[]): string => `Vos données sur Mon énergie collective
======================================

donnees.json contient tout ce que la plateforme conserve sur vous\u00a0:
${parts
  .flatMap(({ inWords = [] }) => inWords)
  .map((line) => `- ${line}\u00a0;`)
  .join("\n")}
- ce qui est connu par votre adresse e-mail seule (${parts
  .flatMap(({ byEmail }) => byEmail?.inWords ?? [])
  .join(", ")}),
  si vous avez confirmé cette adresse.

Votre mot de passe n’est pas conservé\u00a0: seule une empreinte permet de le vérifier.
`;

async function readByEmail(deps: Deps, { email, emailVerified }: Actor) {
  if (!emailVerified) return null;
  const known: Record<string, unknown> = {};
  for (const { byEmail } of deps.meeting.personalData) Object.assign(known, await byEmail?.read(deps, email));
  return known;
}

async function readEverything(deps: Deps, actor: Actor): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = { exporteLe: deps.now().toISOString() };
  for (const { read } of deps.meeting.personalData) Object.assign(known, await read?.(deps, actor));
  return { ...known, parAdresseEmail: await readByEmail(deps, actor) };
}

/**
 * All that the platform holds on the person, and nothing on anybody else.
 * @throws DomainError FILE_TOO_LARGE; Busy.
 */
export async function exportAccount(deps: Deps, actor: Actor): Promise<FileAnswer> {
  const parts = deps.meeting.personalData;
  const everything = await readEverything(deps, actor);
  const entries: ArchiveEntry[] = [
    { path: "LISEZMOI.txt", bytes: strToU8(readmeOf(parts)) },
    { path: "donnees.json", bytes: strToU8(JSON.stringify(everything, null, 2)) },
  ];
  for (const { files } of parts) entries.push(...((await files?.(deps, actor)) ?? []));
  const bytes = await makeArchive(deps, entries, actor.id);
  return { contentType: "application/zip", fileName: "mes-donnees.zip", bytes };
}
