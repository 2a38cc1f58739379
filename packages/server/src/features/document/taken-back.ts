import { pages } from "@mec/api";
import type { Named } from "@mec/domain/document";
import { plural } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import { quotedName } from "../project/index.ts";
import { concluded, partlySigned } from "../signature/scopes.ts";
import { type Binds, boundData } from "./bound-by.ts";
import { namedOf } from "./document-store.ts";
import { findPointAndOwner } from "./point-and-owner.ts";
import { concerning, holdSigningOf, type Taking } from "./reads.ts";
import { inFlight } from "./scopes.ts";
import { takeBack } from "./withdraw-documents.ts";

type Changed = EventOf<"sent-documents-taken-back">["changed"];

/** Kept with what was taken back for it. */
const reasons: Record<Changed, string> = {
  address: "L’adresse a changé.",
  holder: "Ce que les documents disent de qui s’engage a changé.",
};

/**
 * What was sent and nobody has signed would have all sign what is no longer so: it is taken back, and its owner told to send it anew. What
 * some have signed holds the change back instead.
 */
export async function takeBackSent(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { projectId, participant }: Taking,
  changed: Changed,
  isNamedOtherwise: (document: Binds & { readonly named: Named }) => boolean,
): Promise<void> {
  await holdSigningOf(tx, { projectId, participant });
  const sent = await tx
    .selectFrom("document")
    .select(["id", namedOf(participant).as("named"), boundData.as("boundData")])
    .where(concerning({ projectId, participant }))
    .where(inFlight())
    .where(sql<boolean>`not ${concluded("document")} and not ${partlySigned("document")}`)
    .execute();
  const ids = sent.filter(isNamedOtherwise).map(({ id }) => id);
  const documentIds = ids.length === 0 ? [] : await takeBack(deps, tx, ids, reasons[changed]);
  if (documentIds.length === 0) return;
  await deps.queue.emit(
    tx,
    {
      type: "sent-documents-taken-back",
      projectId,
      participant,
      changed,
      withdrawn: documentIds.length,
    },
    { type: "asked-documents-taken-back", projectId, changed, documentIds },
  );
}

const what: Record<Changed, string> = {
  address: "l’adresse",
  holder: "ce que les documents disent de qui s’engage",
};

/** To the owner: what of a participant changed before anybody had signed, and what is to be sent anew. */
export async function takenBackMails(
  deps: Deps,
  event: EventOf<"sent-documents-taken-back">,
  jobId: string,
): Promise<Mail[]> {
  const { projectId, participant, changed, withdrawn } = event;
  const point = await findPointAndOwner(deps, event);
  // He sends them anew as often as he likes, and reads in his list what is to be sent: no mail for each change.
  const isTold = point && (await mayCount(deps.limits, "placeMailsPerPoint", `${participant.id} back`));
  if (!isTold) return [];
  const { name, projectName, email, ownerFirstName, firstName, lastName } = point;
  const of = changed === "address" ? "de" : "pour";
  const back = plural(
    withdrawn,
    "document en cours de signature, que personne n’avait signé, le disait autrement\u00a0: il est retiré. Renvoyez-le à signer depuis «\u00a0Mes documents\u00a0».",
    "documents en cours de signature, que personne n’avait signés, le disaient autrement\u00a0: ils sont retirés. Renvoyez-les à signer depuis «\u00a0Mes documents\u00a0».",
  );
  return [
    composeMail(deps, jobId, {
      to: email,
      subject: `${quotedName(projectName)}\u00a0: des documents de ${quotedName(name)} à renvoyer`,
      title: "Des documents à renvoyer",
      paragraphs: [
        `Bonjour ${ownerFirstName},`,
        `${firstName} ${lastName} a changé ${what[changed]} ${of} ${quotedName(name)}.`,
        back,
      ],
      action: {
        label: "Ouvrir les documents",
        url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "agreement" })),
      },
    }),
  ];
}
