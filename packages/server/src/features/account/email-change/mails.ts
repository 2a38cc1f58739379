import { pages } from "@mec/api";
import { emailUndoDays } from "@mec/domain/account";
import type { Deps } from "../../../deps.ts";
import { composeMail, type MailDraft, type Reactions, webLink } from "../../../jobs/reaction.ts";
import type { RemovedFactors } from "../factors/factor-store.ts";
import { type Account, findAccount } from "../store.ts";
import { confirmToken, type EmailChange, findLiveChange, undoToken } from "./store.ts";

/** A change that is still live, with the name of its person. */
async function findNamedChange(deps: Deps, changeId: string) {
  const change = await findLiveChange(deps.db, changeId);
  const account = change && (await findAccount(deps.db, change.accountId));
  return change && account ? { change, firstName: account.firstName } : null;
}

function linkMail(deps: Deps, change: EmailChange, firstName: string): MailDraft {
  const token = confirmToken(deps.config.sessionSecret, change.id);
  return {
    to: change.email,
    subject: "Confirmez votre adresse e-mail",
    title: "Confirmez votre nouvelle adresse e-mail",
    paragraphs: [
      `Bonjour ${firstName},`,
      "Vous avez demandé à utiliser cette adresse pour votre compte. Ouvrez ce lien pour la confirmer\u00a0: d’ici là, l’ancienne reste la vôtre pour vous connecter et recevoir nos messages.",
      "Ce lien est valable 48\u00a0heures et ne sert qu’une fois.",
    ],
    action: {
      label: "Confirmer mon adresse e-mail",
      url: webLink(deps, pages.profile.to({}, { query: { verification: token } })),
    },
    footer: "Vous n’avez rien demandé\u202f? Ignorez cet e-mail\u00a0: cette adresse ne sera pas utilisée.",
  };
}

const undoDelay = `${emailUndoDays}\u00a0jours`;

function undoAction(deps: Deps, change: EmailChange, label: string): Pick<MailDraft, "action"> {
  const token = undoToken(deps.config.sessionSecret, change.id);
  return { action: { label, url: webLink(deps, pages.profile.to({}, { query: { "email-undo": token } })) } };
}

const askedMail = (deps: Deps, change: EmailChange, firstName: string): MailDraft => ({
  to: change.formerEmail,
  subject: "Un changement d’adresse e-mail a été demandé",
  title: "Un changement d’adresse e-mail a été demandé",
  paragraphs: [
    `Bonjour ${firstName},`,
    "Une autre adresse e-mail a été indiquée pour votre compte. Celle-ci reste la vôtre tant que la nouvelle n’est pas confirmée.",
    "C’est vous\u202f? Vous n’avez rien à faire ici. Ce n’est pas vous\u202f? Arrêtez tout avec ce lien\u00a0: tous les appareils seront déconnectés et nous vous enverrons de quoi choisir un nouveau mot de passe.",
  ],
  ...undoAction(deps, change, "Ce n’est pas moi"),
  footer:
    change.formerVerifiedAt === null
      ? "Ce lien sert tant que la nouvelle adresse n’est pas confirmée."
      : `Ce lien sert pendant ${undoDelay}, même si la nouvelle adresse est confirmée entre-temps.`,
});

/** The mail to a former address that was never confirmed, and may be a stranger's, carries no link. */
const confirmedMail = (deps: Deps, change: EmailChange, firstName: string): MailDraft => ({
  to: change.formerEmail,
  subject: "L’adresse e-mail de votre compte a été changée",
  title: "L’adresse e-mail de votre compte a été changée",
  paragraphs: [
    `Bonjour ${firstName},`,
    "La nouvelle adresse e-mail de votre compte est confirmée. C’est avec elle qu’il faut désormais se connecter, et c’est là que nous écrirons.",
    ...(change.formerVerifiedAt === null
      ? []
      : [
          `Ce n’était pas vous\u202f? Annulez ce changement pendant ${undoDelay}\u00a0: votre compte retrouvera cette adresse, tous les appareils seront déconnectés et nous vous enverrons de quoi choisir un nouveau mot de passe.`,
        ]),
  ],
  ...(change.formerVerifiedAt === null ? {} : undoAction(deps, change, "Annuler ce changement")),
});

/** For instance "2 clés d’accès": the factors removed as the change was undone. */
const namesOf = ({ passkeys, totp, recoveryCodes }: RemovedFactors): string[] => [
  ...(passkeys === 0 ? [] : [passkeys === 1 ? "une clé d’accès" : `${passkeys}\u00a0clés d’accès`]),
  ...(totp ? ["une application d’authentification"] : []),
  ...(recoveryCodes ? ["des codes de secours"] : []),
];

/** To the person who has taken the account back: what is left to do. */
export function undoneMail(
  deps: Deps,
  { account, removed, token }: { account: Account; removed: RemovedFactors; token: string },
): MailDraft {
  const names = namesOf(removed);
  return {
    to: account.email,
    subject: "Votre compte est de nouveau à vous",
    title: "Votre compte est de nouveau à vous",
    paragraphs: [
      `Bonjour ${account.firstName},`,
      "Le changement d’adresse e-mail est annulé, tous les appareils sont déconnectés et l’ancien mot de passe ne sert plus. Choisissez-en un nouveau avec ce lien\u00a0: il est valable une heure et ne sert qu’une fois.",
      ...(names.length === 0
        ? []
        : ["Ce qui avait été ajouté depuis pour se connecter est retiré\u00a0:", { list: names }]),
      "Ce qui avait été retiré entre-temps (clé d’accès, application d’authentification, codes de secours) ne peut pas être rétabli\u00a0: ajoutez-le de nouveau depuis «\u00a0Sécurité\u00a0» de votre profil. Vous y verrez aussi, sous «\u00a0Mes données\u00a0», ce qui a été changé.",
    ],
    action: {
      label: "Choisir un nouveau mot de passe",
      url: webLink(deps, pages.resetPassword.to({}, { query: { token } })),
    },
  };
}

/** The mails about a change of address; a change that was cancelled meanwhile gives none. */
export const emailChangeReactions = {
  "email-change-asked": async (deps, { changeId, firstName }, jobId) => {
    const change = await findLiveChange(deps.db, changeId);
    if (!change || change.confirmedAt !== null) return [];
    return [linkMail(deps, change, firstName), askedMail(deps, change, firstName)].map((mail) =>
      composeMail(deps, jobId, mail),
    );
  },

  "email-change-link-wanted": async (deps, { changeId }, jobId) => {
    const known = await findNamedChange(deps, changeId);
    if (!known || known.change.confirmedAt !== null) return [];
    return [composeMail(deps, jobId, linkMail(deps, known.change, known.firstName))];
  },

  "email-change-confirmed": async (deps, { changeId }, jobId) => {
    const known = await findNamedChange(deps, changeId);
    return known ? [composeMail(deps, jobId, confirmedMail(deps, known.change, known.firstName))] : [];
  },

  "account-yielded": async (deps, { email, firstName }, jobId) => [
    composeMail(deps, jobId, {
      to: email,
      subject: "Un compte jamais confirmé a été supprimé",
      title: "Un compte jamais confirmé a été supprimé",
      paragraphs: [
        `Bonjour ${firstName},`,
        "Un compte avait été créé avec cette adresse e-mail, sans jamais la confirmer. Un autre compte vient de prouver qu’elle est la sienne\u00a0: le premier a été supprimé, avec ce qu’il contenait.",
        "Si les deux étaient à vous, connectez-vous avec celui que vous venez de confirmer.",
      ],
    }),
  ],
} satisfies Partial<Reactions>;
