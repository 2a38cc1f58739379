import { pages } from "@mec/api";
import { kindsOfMeter, type Named, namedBefore } from "@mec/domain/document";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { quotedName } from "../project/index.ts";
import { concluded } from "../signature/scopes.ts";
import { namedOf } from "./document-store.ts";
import { findParticipation } from "./participant-store.ts";
import { findPointAndOwner, placeLink } from "./point-and-owner.ts";
import { concerning } from "./reads.ts";

type Changed = EventOf<"signed-place-changed">["changed"];

/** What all have signed names another address, or another SIRET, than this: both sides are told, and nothing is taken back. */
export async function followPlace(
  deps: Pick<Deps, "queue">,
  tx: Tx,
  { participant, changed, is }: MomentOf<"place-changed">,
): Promise<void> {
  const projectId = await findParticipation(tx, participant);
  if (projectId === null) return;
  const signed = await tx
    .selectFrom("document")
    .select(namedOf(participant).as("named"))
    .where(concerning({ projectId, participant }))
    .where("kind", "in", kindsOfMeter)
    .where(concluded("document"))
    .execute();
  const now = { prm: "", address: null, siret: "", ...is };
  // Documents of several days may name several: one that names what it is now says nothing of what it was.
  const other = signed.find(({ named }) => namedBefore([named], now).includes(changed));
  if (!other) return;
  const told = { was: saidOf(other.named, changed), is: saidOf(now, changed) };
  await deps.queue.emit(tx, { type: "signed-place-changed", projectId, participant, changed, ...told });
}

const saidOf = ({ address, siret }: Omit<Named, "prm">, changed: Changed): string | undefined =>
  (changed === "address" ? address?.label : siret) || undefined;

const kindWords = { consumer: "un lieu", producer: "une installation" } as const;

/** Whether a place's name is the street that it has now: under it nobody would know it. */
const isNamedByIt = (name: string, { is }: EventOf<"signed-place-changed">): boolean =>
  is?.toLowerCase().startsWith(name.trim().toLowerCase()) ?? false;

/** A place is often named by its address: what it was stands beside what it is. */
const wasAndIs = ({ was, is }: EventOf<"signed-place-changed">): string[] =>
  was === undefined || is === undefined ? [] : [`${was} → ${is}.`];

interface Words {
  readonly what: string;
  readonly toOwner: string;
  readonly toHolder: string;
}
const words: Record<Changed, Words> = {
  address: {
    what: "l’adresse",
    toOwner:
      "Les papiers que tous ont signés nomment l’ancienne. C’est le compteur qui participe\u00a0: si l’adresse du même compteur est corrigée, rien n’est à refaire. Si la personne a changé de lieu, demandez-lui de quitter le projet, puis de candidater avec le nouveau compteur.",
    toHolder:
      "Vos papiers signés nomment l’ancienne. Si vous avez corrigé l’adresse du même compteur, rien n’est à refaire. Si vous changez de lieu\u00a0: c’est le compteur qui participe. Quittez le projet, puis candidatez avec le nouveau.",
  },
  siret: {
    what: "le SIRET",
    toOwner:
      "Les papiers que tous ont signés nomment l’ancien. Si c’est la même structure, vérifiez avec elle que ses papiers lui conviennent. Si une autre structure reprend ce lieu, l’ancienne doit quitter le projet et la nouvelle candidater\u00a0: ce que la première a signé n’engage pas la seconde.",
    toHolder:
      "Vos papiers signés nomment l’ancien. Si c’est la même structure, voyez avec le porteur du projet s’ils vous conviennent. Si une autre structure reprend ce lieu, quittez le projet\u00a0: elle candidatera à son nom.",
  },
};

/** To the owner and to the participant: what of his place changed after all had signed, and what each is to do. */
export async function signedPlaceMails(
  deps: Deps,
  event: EventOf<"signed-place-changed">,
  jobId: string,
): Promise<Mail[]> {
  const { projectId, participant, changed } = event;
  const point = await findPointAndOwner(deps, event);
  if (!point || !(await mayCount(deps.limits, "placeMailsPerPoint", `${participant.id} ${changed}`)))
    return [];
  const { name, projectName, email, ownerFirstName, firstName, lastName, holderEmail } = point;
  const { what, toOwner, toHolder } = words[changed];
  const place = isNamedByIt(name, event) ? kindWords[participant.kind] : quotedName(name);
  const subject = `${quotedName(projectName)}\u00a0: ${what} de ${place} a changé`;
  const title = `${what.replace("l", "L")} a changé après les signatures`;
  const ownersMail = composeMail(deps, jobId, {
    to: email,
    subject,
    title,
    paragraphs: [
      `Bonjour ${ownerFirstName},`,
      `${firstName} ${lastName} a changé ${what} de ${place}.`,
      ...wasAndIs(event),
      toOwner,
    ],
    action: {
      label: "Ouvrir les documents",
      url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "agreement" })),
    },
  });
  if (holderEmail === email) return [ownersMail];
  const holdersMail = composeMail(deps, jobId, {
    to: holderEmail,
    subject,
    title,
    paragraphs: [
      `Bonjour ${firstName},`,
      `Vous avez changé ${what} de ${place}.`,
      ...wasAndIs(event),
      toHolder,
    ],
    action: { label: "Ouvrir mon lieu", url: webLink(deps, placeLink(participant)) },
  });
  return [ownersMail, holdersMail];
}
