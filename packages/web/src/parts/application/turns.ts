import type { ReadStatus } from "@mec/domain/application";
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
  payer: t("Adhésion à régler à votre admission"),
});

/** How many documents wait, and until when. */
type Waiting = Pick<Signing, "signUntil" | "toSign">;

/** The day that the mail names too: who comes back by the page alone reads it there. */
function lastDay({ signUntil, toSign }: Waiting): string {
  if (signUntil === null) return "";
  const day = formatDate(signUntil);
  return toSign === 1
    ? t(" Il se signe jusqu’au {{day}}.", { day })
    : t(" Ils se signent jusqu’au {{day}}.", { day });
}

/** The turn of somebody whom the holder named to sign: it is told to the holder, and is not his own. */
const othersTurn = (
  { name, email }: OtherSigner,
  isKnown: boolean,
  waiting: Waiting,
): Pick<Standing, "actor" | "isYours" | "next"> => ({
  actor: t("À {{name}} d’agir", { name }),
  isYours: false,
  next: `${waiting.toSign === 1 ? oneForOther(isKnown, { name, email }) : manyForOther(isKnown, { name, email })}${lastDay(waiting)}`,
});

const oneForOther = (isKnown: boolean, who: { name: string; email: string }): string =>
  isKnown
    ? t("Un document est prêt\u00a0: {{name}} le lit et le signe, par le lien envoyé à {{email}}.", who)
    : t(
        "Un document est prêt. {{name}} confirme d’abord son adresse, par le lien envoyé à {{email}}\u00a0: il s’ouvre aussitôt.",
        who,
      );

const manyForOther = (isKnown: boolean, who: { name: string; email: string }): string =>
  isKnown
    ? t("Les documents sont prêts\u00a0: {{name}} les lit et les signe, par le lien envoyé à {{email}}.", who)
    : t(
        "Les documents sont prêts. {{name}} confirme d’abord son adresse, par le lien envoyé à {{email}}\u00a0: ils s’ouvrent aussitôt.",
        who,
      );

/** The holder's own turn to sign. */
const ownTurn = (text: string, waiting: Waiting): Pick<Standing, "actor" | "isYours" | "next"> => ({
  actor: actors().holder,
  isYours: true,
  next: `${text}${lastDay(waiting)}`,
});

const readyText = (toSign: number): string => {
  const minutes = signingMinutes(toSign);
  return toSign === 1
    ? t("Un document est prêt\u00a0: lisez-le et signez-le, en {{minutes}}\u00a0minutes environ.", {
        minutes,
      })
    : t("Vos documents sont prêts\u00a0: lisez-les et signez-les, en {{minutes}}\u00a0minutes environ.", {
        minutes,
      });
};

const toConfirmText = (toSign: number): string =>
  toSign === 1
    ? t(
        "Un document est prêt. Confirmez d’abord votre adresse, par le lien que vous avez reçu par e-mail\u00a0: il s’ouvre aussitôt.",
      )
    : t(
        "Vos documents sont prêts. Confirmez d’abord votre adresse, par le lien que vous avez reçu par e-mail\u00a0: ils s’ouvrent aussitôt.",
      );

/** Once all was signed: a contract with a producer who came later waits, beside what is signed. */
export const moreToSign = (
  { signer, ...waiting }: Pick<Signing, "signer" | "signUntil" | "toSign">,
  isKnown: boolean,
): Pick<Standing, "actor" | "isYours" | "next"> =>
  signer
    ? othersTurn(signer, isKnown, waiting)
    : ownTurn(
        t(
          "Un contrat de vente de plus vous attend, avec un producteur arrivé depuis. Ce que vous avez signé ne change pas.",
        ),
        waiting,
      );

/** Before there are documents, who will receive and sign them. */
const prepared = ({ name, email }: OtherSigner, isOwnSale: boolean): Pick<Standing, "actor" | "next"> => ({
  actor: t("Au porteur du projet, puis à {{name}} d’agir", { name }),
  next: isOwnSale
    ? t(
        "Le porteur du projet prépare deux documents. {{name}} les recevra à l’adresse {{email}} pour les signer, en général sous quatre semaines.",
        { name, email },
      )
    : t(
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
  /** How many documents wait to be signed. */
  readonly toSign: number;
  /** Whether none sells to him but his own body, with which no contract is signed. */
  readonly isOwnSale: boolean;
  /** Whether no contract comes to him for now, as who would sell has asked to leave. */
  readonly isUnsold: boolean;
}

/** All is signed but a contract of sale: who receives it, or that none is prepared. */
function saleText(isUnsold: boolean, signer: OtherSigner | null): string {
  if (isUnsold)
    return signer
      ? t(
          "Aucun producteur ne propose de contrat de vente pour l’instant. S’il en vient un, {{name}} le recevra à {{email}}.",
          { ...signer },
        )
      : t(
          "Aucun producteur ne propose de contrat de vente pour l’instant. S’il en vient un, vous le recevrez par e-mail. Vous n’avez rien à faire.",
        );
  return signer
    ? t("Il reste le contrat de vente\u00a0: {{name}} le recevra à {{email}} pour le signer.", {
        ...signer,
      })
    : t("Il reste le contrat de vente\u00a0: vous le recevrez par e-mail pour le signer.");
}

/** What the documents' state changes for an accepted candidate: his turn to sign, another's, or the others'. */
export const signing = ({
  awaited,
  signer,
  isOwnSale,
  isUnsold,
  ...waiting
}: Signing): Record<DocumentsStanding, Partial<Standing> | null> => ({
  preparing: signer && prepared(signer, isOwnSale),
  "to-sign": signer ? othersTurn(signer, true, waiting) : ownTurn(readyText(waiting.toSign), waiting),
  "to-confirm": signer ? othersTurn(signer, false, waiting) : ownTurn(toConfirmText(waiting.toSign), waiting),
  "sale-to-come": {
    title: signer ? t("{{name}} a signé", { name: signer.name }) : t("Vous avez signé"),
    actor: actors().owner,
    isYours: false,
    next: saleText(isUnsold, signer),
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
