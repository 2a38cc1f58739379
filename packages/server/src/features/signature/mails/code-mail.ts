import { codeMinutes } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail } from "../../../jobs/reaction.ts";
import type { Link } from "../link.ts";
import type { SignerPlace } from "../place-store.ts";
import { quoted } from "./mail-words.ts";

/** "123 456": easier to read out, and to copy by hand. */
const spaced = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

/** The code to sign or to refuse with. It is not in the subject: a locked phone shows subjects to anybody. */
export function codeMail(deps: Deps, { email }: Link, place: SignerPlace, code: string, jobId: string): Mail {
  return composeMail(deps, jobId, {
    to: email,
    subject: "Votre code de signature",
    title: `Votre code\u00a0: ${spaced(code)}`,
    preheader: `Valable ${codeMinutes}\u00a0minutes.`,
    paragraphs: [
      `Bonjour ${place.firstName},`,
      `Saisissez ce code sur la page de signature pour signer vos documents du projet ${quoted(place.projectName)}, ou pour les refuser. Il est valable ${codeMinutes}\u00a0minutes et ne sert qu’une fois\u00a0: un code demandé ensuite le remplace.`,
      "Ne le communiquez à personne\u00a0: ni le porteur du projet ni nous ne vous le demanderons.",
    ],
    footer:
      "Vous n’avez pas demandé à signer\u202f? Ignorez cet e-mail\u00a0: sans ce code, rien n’est signé ni refusé.",
  });
}
