import { pages } from "@mec/api";
import { documentNames } from "@mec/domain/document";
import type { Deps } from "../../../deps.ts";
import type { DocumentContent } from "../../../documents/to-sign/content.ts";
import { leavingTerms } from "../../../documents/to-sign/leaving-terms.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { type ApplicationFacts, quoted } from "./mail-facts.ts";

/** To who leaves once papers are signed by all: what they still ask of him, in their own words; null when nothing is. */
export function leftMail(
  deps: Deps,
  { holder, projectName, pointName }: ApplicationFacts,
  signed: readonly DocumentContent[],
): MailDraft | null {
  if (signed.length === 0) return null;
  return {
    to: holder.email,
    subject: `Vous quittez ${quoted(projectName)}`,
    title: `Vous avez quitté ${quoted(projectName)}`,
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      `${quoted(pointName)} ne rejoindra pas ${quoted(projectName)}\u00a0: le porteur du projet en est averti. Ce qui attendait encore une signature est annulé.`,
      `Vous aviez signé\u00a0: ${documentNames(signed.map(({ kind }) => kind))}. Voici ce que vos papiers prévoient.`,
      ...leavingTerms(signed).map(({ label, text }) => `${label}\u00a0: ${text}`),
      "Vos papiers signés restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
    ],
    action: {
      label: "Voir mes papiers signés",
      url: webLink(deps, pages.profile.to({}, { hash: "papiers-signes" })),
    },
  };
}
