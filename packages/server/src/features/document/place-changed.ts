import { pages } from "@mec/api";
import { kindsOfMeter, type Named, namedBefore } from "@mec/domain/document";
import { conjunction } from "@mec/domain/shared";
import { boundName, type PrintedThing, siretOf } from "@mec/domain/signatory";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { quotedName } from "../project/index.ts";
import { concluded } from "../signature/scopes.ts";
import { bindsAnother, boundBy, boundData, boundOtherwise, openBound } from "./bound-by.ts";
import { namedOf } from "./document-store.ts";
import { findParticipation } from "./participant-store.ts";
import { findPointAndOwner, placeLink } from "./point-and-owner.ts";
import { concerning, type Taking } from "./reads.ts";
import { takeBackSent } from "./taken-back.ts";

type Changed = EventOf<"signed-place-changed">["changed"];

/** Of these, what all have signed. */
const signedOf = (tx: Tx, taking: Taking) =>
  tx.selectFrom("document").where(concerning(taking)).where(concluded("document"));

/** A point has another address: what nobody has signed is taken back; what all have stays, and both sides are told. */
export async function followPlace(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { participant, address }: MomentOf<"place-changed">,
): Promise<void> {
  const projectId = await findParticipation(tx, participant);
  if (projectId === null) return;
  const taking = { projectId, participant };
  const now = { prm: "", address, siret: "" };
  const isOther = ({ named }: { readonly named: Named }) => namedBefore([named], now).includes("address");
  await takeBackSent(deps, tx, taking, "address", isOther);
  const signed = await signedOf(tx, taking)
    .select(namedOf(participant).as("named"))
    .where("kind", "in", kindsOfMeter)
    .execute();
  // Documents of several days may name several: one that names what it is now says nothing of what it was.
  const other = signed.find(isOther);
  if (!other) return;
  const told = { was: other.named.address?.label, is: address?.label };
  await deps.queue.emit(tx, { type: "signed-place-changed", ...taking, changed: "address", ...told });
}

/** The same of who is bound for a point: by all that documents print of him. */
export async function followSignatory(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { participant, signatory }: MomentOf<"signatory-changed">,
): Promise<void> {
  const projectId = await findParticipation(tx, participant);
  if (projectId === null) return;
  const taking = { projectId, participant };
  await takeBackSent(deps, tx, taking, "holder", (document) =>
    bindsAnother(document, participant, signatory),
  );
  const signed = await signedOf(tx, taking)
    .select(["id", boundData.as("boundData")])
    .execute();
  const others = signed.map(openBound).flatMap((document) => {
    const bound = boundBy(document, participant);
    const things = boundOtherwise(document, participant, signatory);
    return bound && things.length > 0 ? { bound, things } : [];
  });
  const other = others.find(({ things }) => things.includes("siret")) ?? others[0];
  if (!other) return;
  const { bound, things } = other;
  const [was, is] = [siretOf(bound), siretOf(signatory)];
  // A person who becomes a structure had none: not its number is another, but who is bound.
  const told =
    things.includes("siret") && was !== "" && is !== ""
      ? { changed: "siret" as const, was, is }
      : { changed: "holder" as const, was: boundName(bound), is: boundName(signatory) };
  await deps.queue.emit(tx, { type: "signed-place-changed", ...taking, things, ...told });
}

const ofKind = { consumer: "d’un lieu", producer: "d’une installation" } as const;

/** Whether a place's name is the street that it has now: under it nobody would know it. */
const isNamedByIt = (name: string, { is }: EventOf<"signed-place-changed">): boolean =>
  is?.toLowerCase().startsWith(name.trim().toLowerCase()) ?? false;

/** A place is often named by its address: what it was stands beside what it is. */
const wasAndIs = ({ was, is }: EventOf<"signed-place-changed">): string[] =>
  was === undefined || is === undefined || was === is ? [] : [`${was} → ${is}.`];

const thingWords: Record<PrintedThing, string> = {
  name: "le nom",
  siret: "le SIRET",
  number: "le numéro",
  form: "la forme juridique",
  birth: "la naissance",
  seat: "l’adresse",
};

/** What is printed otherwise of who is bound, in words. */
const thingsText = ({ changed, things = [] }: EventOf<"signed-place-changed">): string[] =>
  changed === "holder"
    ? [`Ce qui a changé\u00a0: ${conjunction(things.map((thing) => thingWords[thing]))}.`]
    : [];

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
  holder: {
    what: "l’identité du titulaire",
    toOwner:
      "Les papiers que tous ont signés nomment l’ancienne. Si elle est seulement corrigée, rien n’est à refaire. Si une autre personne ou une autre structure reprend ce lieu, l’ancienne doit quitter le projet et la nouvelle candidater\u00a0: ce que la première a signé n’engage pas la seconde.",
    toHolder:
      "Vos papiers signés nomment l’ancienne. Si vous l’avez seulement corrigée, rien n’est à refaire. Si une autre personne ou une autre structure reprend ce lieu, quittez le projet\u00a0: elle candidatera à son nom.",
  },
};

/** To the owner and to the participant: what of his place, or of who is bound for it, changed after all had signed, and what each is to do. */
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
  const ofPlace = isNamedByIt(name, event) ? ofKind[participant.kind] : `de ${quotedName(name)}`;
  const subject = `${quotedName(projectName)}\u00a0: ${what} ${ofPlace} a changé`;
  const title = `${what.replace("l", "L")} a changé après les signatures`;
  const ownersMail = composeMail(deps, jobId, {
    to: email,
    subject,
    title,
    paragraphs: [
      `Bonjour ${ownerFirstName},`,
      `${firstName} ${lastName} a changé ${what} ${ofPlace}.`,
      ...thingsText(event),
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
      `Vous avez changé ${what} ${ofPlace}.`,
      ...thingsText(event),
      ...wasAndIs(event),
      toHolder,
    ],
    action: { label: "Ouvrir mon lieu", url: webLink(deps, placeLink(participant)) },
  });
  return [ownersMail, holdersMail];
}
