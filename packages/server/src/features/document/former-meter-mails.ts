import { pages } from "@mec/api";
import { plural } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import { quotedName } from "../project/index.ts";
import { findPointAndOwner, placeLink } from "./point-and-owner.ts";

function consequences({ signed, withdrawn, toRenew = 0 }: EventOf<"printed-meter-changed">): string[] {
  const back = plural(
    withdrawn,
    "document en cours de signature portait l’ancien numéro\u00a0: il est retiré, renvoyez-le.",
    "documents en cours de signature portaient l’ancien numéro\u00a0: ils sont retirés, renvoyez-les.",
  );
  const renewed = plural(
    toRenew,
    "document signé par tous (accord ou contrat) ne vaut que pour l’ancien numéro\u00a0: renvoyez-le à signer depuis «\u00a0Mes documents\u00a0».",
    "documents signés par tous (accord et contrat) ne valent que pour l’ancien numéro\u00a0: renvoyez-les à signer depuis «\u00a0Mes documents\u00a0».",
  );
  const kept = plural(
    signed,
    "document signé par tous garde l’ancien numéro.",
    "documents signés par tous gardent l’ancien numéro.",
  );
  return [
    ...(withdrawn > 0 ? [back] : []),
    ...(toRenew > 0
      ? [
          renewed,
          "D’ici là, l’annexe 2 ne donne aucun accord pour le nouveau numéro, et ce lieu ne peut pas être mis en exploitation.",
        ]
      : []),
    ...(signed > 0 ? [kept] : []),
  ];
}

/** To the owner what a participant's other meter does to his documents, and to the participant what is to be signed anew. */
export async function formerMeterMails(
  deps: Deps,
  event: EventOf<"printed-meter-changed">,
  jobId: string,
): Promise<Mail[]> {
  const { projectId, participant, withdrawn, toRenew = 0 } = event;
  const point = await findPointAndOwner(deps, event);
  if (!point) return [];
  if (withdrawn === 0 && !(await mayCount(deps.limits, "meterMailsPerPoint", participant.id))) return [];
  const { name, projectName, email, ownerFirstName, firstName, lastName, holderEmail } = point;
  const toOwner = composeMail(deps, jobId, {
    to: email,
    subject: `${quotedName(projectName)}\u00a0: le numéro de compteur de ${quotedName(name)} a changé`,
    title: "Un numéro de compteur a changé",
    paragraphs: [
      `Bonjour ${ownerFirstName},`,
      `${firstName} ${lastName} a changé le numéro de compteur (PDL) de ${quotedName(name)}.`,
      ...consequences(event),
    ],
    action: {
      label: "Ouvrir les documents",
      url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "agreement" })),
    },
  });
  // The owner's own place: one mail says it all.
  if (toRenew === 0 || holderEmail === email) return [toOwner];
  const toHolder = composeMail(deps, jobId, {
    to: holderEmail,
    subject: `${quotedName(projectName)}\u00a0: de nouveaux papiers à signer pour ${quotedName(name)}`,
    title: "Votre numéro de compteur a changé",
    paragraphs: [
      `Bonjour ${firstName},`,
      `Vous avez changé le numéro de compteur (PDL) de ${quotedName(name)}. L’accord et le contrat que tous ont signés ne valent que pour l’ancien numéro.`,
      "Le porteur du projet est prévenu\u00a0: il vous en enverra de nouveaux à signer. Avant cela, rien n’est fourni sous le nouveau numéro.",
    ],
    action: { label: "Voir mes documents", url: webLink(deps, placeLink(participant)) },
  });
  return [toOwner, toHolder];
}
