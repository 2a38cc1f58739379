import type { ReadStatus } from "@mec/domain/application";
import { documentKinds } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import { signingMinutes } from "@mec/domain/signature";
import { t } from "../../platform/i18n.ts";
import type { DocumentsStanding } from "../document/holder-states.ts";
import { type Awaited, stillToSign } from "../document/still-to-sign.ts";

/** The state of an application: who must act, what is expected next and when. */
export interface Standing {
  readonly status: ReadStatus;
  readonly title: string;
  /** Null when nobody has to act. */
  readonly actor: string | null;
  /** Whether nothing happens until the holder has acted. */
  readonly isYours: boolean;
  /** Empty while that is not known. */
  readonly next: string;
  /** The owner's message with the last step. */
  readonly message: string | null;
}

/** Somebody whom the holder named to sign, and the mailbox that his links go to. */
export interface OtherSigner {
  readonly name: string;
  readonly email: string;
}

export const actors = () => ({
  holder: t("À vous d’agir"),
  owner: t("Au porteur du projet d’agir"),
  both: t("Au porteur du projet, puis à vous d’agir"),
});

/** The day that the mail names too: who comes back by the page alone reads it there. */
const lastDay = (signUntil: string | null): string =>
  signUntil === null ? "" : t(" Ils se signent jusqu’au {{day}}.", { day: formatDate(signUntil) });

/** The turn of somebody whom the holder named to sign: it is told to the holder, and is not his own. */
const othersTurn = (
  { name, email }: OtherSigner,
  isKnown: boolean,
  signUntil: string | null,
): Pick<Standing, "actor" | "isYours" | "next"> => ({
  actor: t("À {{name}} d’agir", { name }),
  isYours: false,
  next: `${
    isKnown
      ? t("Les documents sont prêts\u00a0: {{name}} les lit et les signe, par le lien envoyé à {{email}}.", {
          name,
          email,
        })
      : t(
          "Les documents sont prêts. {{name}} confirme d’abord son adresse, par le lien envoyé à {{email}}\u00a0: ils s’ouvrent aussitôt.",
          { name, email },
        )
  }${lastDay(signUntil)}`,
});

/** The holder's own turn to sign. */
const ownTurn = (text: string, signUntil: string | null): Pick<Standing, "actor" | "isYours" | "next"> => ({
  actor: actors().holder,
  isYours: true,
  next: `${text}${lastDay(signUntil)}`,
});

/** Once all was signed: a contract with a producer who came later waits, beside what is signed. */
export const moreToSign = (
  { signer, signUntil }: Pick<Signing, "signer" | "signUntil">,
  isKnown: boolean,
): Pick<Standing, "actor" | "isYours" | "next"> =>
  signer
    ? othersTurn(signer, isKnown, signUntil)
    : ownTurn(
        t(
          "Un contrat de vente de plus vous attend, avec un producteur arrivé depuis. Ce que vous avez signé ne change pas.",
        ),
        signUntil,
      );

/** Before there are documents, who will receive and sign them. */
const prepared = ({ name, email }: OtherSigner): Pick<Standing, "actor" | "next"> => ({
  actor: t("Au porteur du projet, puis à {{name}} d’agir", { name }),
  next: t(
    "Le porteur du projet prépare trois documents. {{name}} les recevra à l’adresse {{email}} pour les signer, en général sous quatre semaines.",
    { name, email },
  ),
});

/** Whose signatures are awaited, and who receives the copies. */
const signedText = (others: string, signer: OtherSigner | null): string =>
  signer
    ? t("Merci. {{others}}\u00a0; {{name}} recevra ses exemplaires à {{email}}, et ils sont aussi ici.", {
        others,
        ...signer,
      })
    : t("Merci. {{others}}\u00a0; vous recevrez vos exemplaires par e-mail.", { others });

/** Who signs, and by when, once the documents of an accepted candidate are on their way. */
export interface Signing {
  /** Who has not signed yet what the candidate has signed. */
  readonly awaited: readonly Awaited[];
  /** Who signs in the holder's stead; null when he signs himself. */
  readonly signer: OtherSigner | null;
  /** The last moment to sign what waits for him; null when nothing does. */
  readonly signUntil: string | null;
}

/** What the documents' state changes for an accepted candidate: his turn to sign, another's, or the others'. */
export const signing = ({
  awaited,
  signer,
  signUntil,
}: Signing): Record<DocumentsStanding, Partial<Standing> | null> => ({
  preparing: signer && prepared(signer),
  "to-sign": signer
    ? othersTurn(signer, true, signUntil)
    : ownTurn(
        t("Vos documents sont prêts\u00a0: lisez-les et signez-les, en {{minutes}}\u00a0minutes environ.", {
          minutes: signingMinutes(documentKinds.length),
        }),
        signUntil,
      ),
  "to-confirm": signer
    ? othersTurn(signer, false, signUntil)
    : ownTurn(
        t(
          "Vos documents sont prêts. Confirmez d’abord votre adresse, par le lien que vous avez reçu par e-mail\u00a0: ils s’ouvrent aussitôt.",
        ),
        signUntil,
      ),
  "sale-to-come": {
    title: signer ? t("{{name}} a signé", { name: signer.name }) : t("Vous avez signé"),
    actor: actors().owner,
    isYours: false,
    next: signer
      ? t("Il reste le contrat de vente\u00a0: {{name}} le recevra à {{email}} pour le signer.", {
          ...signer,
        })
      : t("Il reste le contrat de vente\u00a0: vous le recevrez par e-mail pour le signer."),
  },
  signed: {
    title: signer ? t("{{name}} a signé", { name: signer.name }) : t("Vous avez signé"),
    actor: actors().owner,
    isYours: false,
    next: signedText(
      awaited.length > 0 ? stillToSign(awaited) : t("Il reste la signature des autres"),
      signer,
    ),
  },
});
