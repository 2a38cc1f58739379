import { pages } from "@mec/api";
import {
  afterErasureText,
  commitmentText,
  erasureKeepsText,
  othersAfterErasureText,
} from "@mec/domain/application";
import { documentNames } from "@mec/domain/document";
import type { Deps } from "../../deps.ts";
import { lowerFirst } from "../../documents/to-sign/essentials.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../jobs/reaction.ts";
import { quotedName } from "../project/index.ts";

type Erased = EventOf<"signed-account-deleted">;

const commitmentOf = ({ project, ...erased }: Erased): string =>
  commitmentText({ ...erased, projectName: project.name });

const holdersMail = (deps: Deps, event: Erased): MailDraft => {
  const mayRetract = afterErasureText(event);
  return {
    to: event.holder.email,
    subject: `Ce que vous avez signé dans ${quotedName(event.project.name)} tient toujours`,
    title: "Ce que vous avez signé tient toujours",
    paragraphs: [
      `Bonjour ${event.holder.firstName},`,
      `${erasureKeepsText} ${commitmentOf(event)}.`,
      ...(mayRetract ? [mayRetract] : []),
      ...event.terms.map(({ label, text }) => `${label}\u00a0: ${lowerFirst(text)}`),
      "Le porteur du projet et qui vous vend son électricité sont prévenus. Votre contrat avec votre fournisseur ne change pas.",
    ],
    action: { label: "Retrouver mes papiers signés", url: webLink(deps, pages.verification.to()) },
  };
};

/** What the owner and who sells have to do about it. */
const othersText: Record<"owner" | "seller", string> = {
  owner:
    "Cette personne n’est plus dans votre liste, et n’entrera pas dans le partage. Ses papiers signés restent dans l’archive de vos documents, sous «\u00a0Anciens participants\u00a0». Convenez avec elle de leur fin, et retirez son compteur de ce que vous avez déclaré au gestionnaire de réseau, s’il y figure.",
  seller:
    "Vous ne lui vendez rien par ce projet\u00a0: son compteur n’y entrera pas. Votre exemplaire signé reste dans vos papiers. Convenez avec cette personne de la fin du contrat\u00a0; le porteur du projet est prévenu.",
};

function othersMail(deps: Deps, event: Erased, to: Erased["owner"], as: "owner" | "seller"): MailDraft {
  const { id: projectId, name: projectName } = event.project;
  const mayRetract = othersAfterErasureText(event);
  return {
    to: to.email,
    subject: `${quotedName(projectName)}\u00a0: ${event.name} a supprimé son compte`,
    title: `${event.name} a supprimé son compte`,
    paragraphs: [
      `Bonjour ${to.firstName},`,
      `${event.name} a supprimé son compte. Ce que tous ont signé tient toujours\u00a0: ${as === "owner" ? commitmentOf(event) : `${documentNames(["salesContract"])}, dans ${quotedName(projectName)}`}. Pour lui écrire, son adresse est dans ces papiers.`,
      ...(mayRetract ? [mayRetract] : []),
      othersText[as],
    ],
    action:
      as === "owner"
        ? { label: "Ouvrir mes documents", url: webLink(deps, pages.ownerDocuments.to({ projectId })) }
        : { label: "Voir ce que je vends", url: webLink(deps, pages.portfolio.to()) },
  };
}

/** To who deleted his account, to the owner, and to each who sells to him. */
export const erasedMails = async (deps: Deps, event: Erased, jobId: string): Promise<Mail[]> =>
  [
    holdersMail(deps, event),
    othersMail(deps, event, event.owner, "owner"),
    ...event.sellers.map((seller) => othersMail(deps, event, seller, "seller")),
  ].map((draft) => composeMail(deps, jobId, draft));
