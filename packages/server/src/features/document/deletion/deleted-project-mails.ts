import { pages } from "@mec/api";
import { consentGoneText } from "@mec/domain/point";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { quotedName } from "../../project/index.ts";
import { askedOf, commitmentsAfter, isConsumers } from "./erased-words.ts";

type Gone = EventOf<"signed-project-deleted">;

/** With whom it ends: a project that is gone has no page to leave it by. */
function writingTexts({ places }: Gone): string[] {
  const parties = new Set(places.flatMap((place) => place.parties ?? []));
  if (parties.size === 0) return [];
  return ["Vous y mettez fin par écrit, auprès de qui l’a signé avec vous\u00a0:", ...parties];
}

/** That nothing is shared, and what of his stays. */
function staysText({ places }: Gone, isHolder: boolean): string[] {
  const isBuyers = places.some(isConsumers);
  return [
    `Rien n’est partagé par ce projet.${isBuyers ? " Votre contrat avec votre fournisseur ne change pas." : ""}`,
    ...(isHolder
      ? [
          `${isBuyers ? "Votre lieu" : "Votre installation"} reste dans votre compte, et vos papiers signés dans votre profil, sous «\u00a0Mes papiers signés\u00a0».`,
        ]
      : []),
    ...(isHolder && isBuyers ? [consentGoneText] : []),
  ];
}

function draftsOf(deps: Deps, event: Gone): MailDraft[] {
  const { projectName, places, holder, signers = [] } = event;
  const goneText = `Le porteur du projet ${quotedName(projectName)} a supprimé son compte, et le projet avec lui. Cela ne met pas fin à ce que tous ont signé\u00a0:`;
  const [writing, ...parties] = writingTexts(event);
  const mail = ({ email, firstName }: NonNullable<Gone["holder"]>, isHolder: boolean): MailDraft => ({
    to: email,
    subject: `${quotedName(projectName)} n’existe plus, ce que vous avez signé tient toujours`,
    title: "Le projet n’existe plus, ce que vous avez signé tient toujours",
    paragraphs: [
      `Bonjour ${firstName},`,
      ...commitmentsAfter(goneText, projectName, places),
      ...askedOf(places),
      ...(writing ? [writing, { list: parties }] : []),
      ...staysText(event, isHolder),
    ],
    action: {
      label: isHolder ? "Voir mes papiers signés" : "Retrouver mes papiers signés",
      url: webLink(
        deps,
        isHolder ? pages.profile.to({}, { hash: "papiers-signes" }) : pages.verification.to(),
      ),
    },
  });
  return [...(holder ? [mail(holder, true)] : []), ...signers.map((signer) => mail(signer, false))];
}

/** To who signed in a project that went with its owner's account: what binds him still, and to whom he writes. */
export const deletedProjectMails = async (deps: Deps, event: Gone, jobId: string): Promise<Mail[]> =>
  draftsOf(deps, event).map((draft) => composeMail(deps, jobId, draft));
