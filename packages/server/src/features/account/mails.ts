import { pages } from "@mec/api";
import { resetTokenSeconds, unlockTokenSeconds, verificationTokenSeconds } from "@mec/domain/account";
import { keptProjectText } from "@mec/domain/application";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { DomainEvent, SecurityChange } from "../../jobs/events.ts";
import { composeMail, type Reactions, webLink } from "../../jobs/reaction.ts";
import { linkToken } from "../../links/tokens.ts";
import { emailChangeReactions, undoneMail } from "./email-change/mails.ts";
import { type Account, findAccount, findCredentials } from "./store.ts";
import { keepToken, type TokenPurpose } from "./tokens.ts";

const seconds: Record<TokenPurpose, number> = {
  "password-reset": resetTokenSeconds,
  "email-verification": verificationTokenSeconds,
  "login-unlock": unlockTokenSeconds,
};

/** Makes the token as its mail is written: only its hash is kept. */
async function makeLinkToken(
  deps: Deps,
  account: Account,
  jobId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = linkToken(deps.config.sessionSecret, jobId, purpose);
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + seconds[purpose] * 1000);
  await keepToken(deps.db, { token, purpose, accountId: account.id, email: account.email, now, expiresAt });
  return token;
}

async function verificationAction(deps: Deps, account: Account, jobId: string) {
  const token = await makeLinkToken(deps, account, jobId, "email-verification");
  return {
    label: "Confirmer mon adresse e-mail",
    url: webLink(deps, pages.profile.to({}, { query: { verification: token } })),
  };
}

const verificationDelay = "Ce lien est valable 48\u00a0heures et ne sert qu’une fois.";

const securityChanges: Record<SecurityChange, string> = {
  "passkey-added": "Une clé d’accès vient d’être ajoutée à votre compte.",
  "passkey-removed": "Une clé d’accès vient d’être retirée de votre compte.",
  "totp-added": "Une application d’authentification vient d’être ajoutée à votre compte.",
  "totp-removed": "L’application d’authentification vient d’être retirée de votre compte.",
  "recovery-codes-renewed":
    "De nouveaux codes de secours viennent d’être créés pour votre compte. Les anciens ne servent plus.",
  "recovery-code-used": "Un de vos codes de secours vient de servir à se connecter à votre compte.",
};

/** What was done with the account; a proposal is sent by a later call, whose own mail says that it is. */
function openedText(event: Extract<DomainEvent, { type: "account-created" }>): string {
  const { hasApplied, isProposing, isPublishing } = event;
  if (hasApplied)
    return "Votre compte est créé, et votre candidature est envoyée\u00a0: un autre e-mail vous dit ce qui vient ensuite, et vous la suivez depuis votre compte.";
  if (isProposing)
    return "Votre compte est créé. Un autre e-mail vous confirme l’envoi de votre proposition et vous dit ce qui vient ensuite\u00a0; vous la suivez depuis votre compte.";
  if (isPublishing)
    return "Votre compte est créé, et votre projet est enregistré\u00a0: son espace vous montre ce qu’il y a à faire.";
  return "Votre compte est créé. Vous pouvez dès maintenant chercher près de chez vous un projet qui partage son électricité, demander à le rejoindre, ou publier le vôtre.";
}

/** What of it his address holds back: of who joins, nothing that an owner does. */
function waitingText({ hasApplied, isProposing, isPublishing }: Parameters<typeof openedText>[0]): string {
  if (hasApplied || isProposing) return "Signer vos documents attend cette confirmation.";
  if (isPublishing) return "Publier votre projet et inviter des voisins attendent cette confirmation.";
  return "Publier un projet, inviter des voisins et signer attendent cette confirmation.";
}

/** Asked for by the person, or by support on behalf of what waits for it. */
async function verificationMail(deps: Deps, accountId: string, jobId: string): Promise<Mail[]> {
  const account = await findAccount(deps.db, accountId);
  if (!account || account.emailVerified) return [];
  return [
    composeMail(deps, jobId, {
      to: account.email,
      subject: "Confirmez votre adresse e-mail",
      title: "Confirmez votre adresse e-mail",
      paragraphs: [
        `Bonjour ${account.firstName},`,
        `Confirmez que cette adresse est bien la vôtre\u00a0: c’est là que nous vous écrirons quand votre projet ou votre candidature avance. ${verificationDelay}`,
      ],
      action: await verificationAction(deps, account, jobId),
      footer: "Vous n’avez rien demandé\u202f? Ignorez cet e-mail.",
    }),
  ];
}

/** The mails of the account; an account that was erased meanwhile gets none. */
export const accountReactions = {
  "account-created": async (deps, event, jobId) => {
    const account = await findAccount(deps.db, event.accountId);
    if (!account) return [];
    return [
      composeMail(deps, jobId, {
        to: account.email,
        subject: "Bienvenue sur Mon énergie collective",
        title: `Bienvenue, ${account.firstName}\u202f!`,
        preheader: "Confirmez votre adresse e-mail pour que nous puissions bien vous écrire.",
        paragraphs: [
          openedText(event),
          `Il reste une chose à faire\u00a0: confirmer que cette adresse est bien la vôtre. ${waitingText(event)} ${verificationDelay}`,
        ],
        action: await verificationAction(deps, account, jobId),
        footer: "Vous n’avez pas créé de compte\u202f? Ignorez cet e-mail.",
      }),
    ];
  },

  "email-verification-requested": (deps, { accountId }, jobId) => verificationMail(deps, accountId, jobId),

  "email-verification-reminded": (deps, { accountId }, jobId) => verificationMail(deps, accountId, jobId),

  "password-reset-requested": async (deps, { accountId }, jobId) => {
    const account = await findAccount(deps.db, accountId);
    if (!account) return [];
    const token = await makeLinkToken(deps, account, jobId, "password-reset");
    return [
      composeMail(deps, jobId, {
        to: account.email,
        subject: "Choisissez un nouveau mot de passe",
        title: "Choisissez un nouveau mot de passe",
        paragraphs: [
          `Bonjour ${account.firstName},`,
          "Vous avez demandé à changer votre mot de passe. Ce lien est valable une heure et ne sert qu’une fois. Une fois le mot de passe changé, il faudra vous reconnecter sur tous vos appareils.",
        ],
        action: {
          label: "Choisir un nouveau mot de passe",
          url: webLink(deps, pages.resetPassword.to({}, { query: { token } })),
        },
        footer: "Vous n’avez rien demandé\u202f? Ignorez cet e-mail\u00a0: votre mot de passe ne change pas.",
      }),
    ];
  },

  "email-change-undone": async (deps, { accountId, removed }, jobId) => {
    const account = await findAccount(deps.db, accountId);
    if (!account) return [];
    const token = await makeLinkToken(deps, account, jobId, "password-reset");
    return [composeMail(deps, jobId, undoneMail(deps, { account, removed, token }))];
  },

  "password-changed": async (deps, { accountId }, jobId) => {
    const account = await findAccount(deps.db, accountId);
    if (!account) return [];
    return [
      composeMail(deps, jobId, {
        to: account.email,
        subject: "Votre mot de passe a été changé",
        title: "Votre mot de passe a été changé",
        paragraphs: [
          `Bonjour ${account.firstName},`,
          "Le mot de passe de votre compte vient d’être changé, et vos autres appareils ont été déconnectés.",
          "Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe.",
        ],
        action: { label: "Choisir un nouveau mot de passe", url: webLink(deps, pages.resetPassword.to()) },
      }),
    ];
  },

  "login-locked": async (deps, { email }, jobId) => {
    const known = await findCredentials(deps.db, email);
    if (!known) return [];
    const { account } = known;
    const token = await makeLinkToken(deps, account, jobId, "login-unlock");
    return [
      composeMail(deps, jobId, {
        to: account.email,
        subject: "Connexion bloquée pour quelques minutes",
        title: "Connexion bloquée pour quelques minutes",
        paragraphs: [
          `Bonjour ${account.firstName},`,
          "Un mot de passe incorrect a été saisi plusieurs fois de suite pour votre compte. Par sécurité, les connexions avec votre adresse attendent quelques minutes.",
          "C’était vous, ou vous voulez vous connecter sans attendre ? Ce lien rouvre la connexion aussitôt. Il est valable une heure.",
        ],
        action: {
          label: "Me connecter maintenant",
          url: webLink(deps, pages.login.to({}, { query: { unlock: token } })),
        },
        footer: "Ce n’était pas vous ? Vous n’avez rien à faire : personne n’est entré dans votre compte.",
      }),
    ];
  },

  "security-changed": async (deps, { accountId, change }, jobId) => {
    const account = await findAccount(deps.db, accountId);
    if (!account) return [];
    return [
      composeMail(deps, jobId, {
        to: account.email,
        subject: "La sécurité de votre compte a changé",
        title: "La sécurité de votre compte a changé",
        paragraphs: [
          `Bonjour ${account.firstName},`,
          securityChanges[change],
          "Ce n’était pas vous ? Changez tout de suite votre mot de passe, puis fermez les autres sessions depuis votre profil.",
        ],
        action: {
          label: "Voir la sécurité de mon compte",
          url: webLink(deps, pages.profile.to({}, { hash: "securite" })),
        },
      }),
    ];
  },

  ...emailChangeReactions,

  "account-deleted": async (deps, { email, firstName, projects = [], isBound = true }, jobId) => [
    composeMail(deps, jobId, {
      to: email,
      subject: "Votre compte a été supprimé",
      title: "Votre compte a été supprimé",
      paragraphs: [
        `Bonjour ${firstName},`,
        "Comme vous l’avez demandé, votre compte a été supprimé, avec vos lieux, vos consentements, vos signataires et vos projets.",
        "Les papiers signés par tous, s’il y en a, restent conservés 5\u00a0ans après la dernière signature. Sans compte, vous les retrouvez par cette adresse e-mail.",
        isBound
          ? "Si l’un d’eux vous engage encore, cet e-mail ou un autre vous dit lequel."
          : "Aucun ne vous engage plus.",
        ...projects.map(keptProjectText),
        "Sauf pour ces papiers, nous ne vous écrirons plus. Vous serez toujours les bienvenus.",
      ],
      action: { label: "Retrouver mes papiers signés", url: webLink(deps, pages.verification.to()) },
    }),
  ],
} satisfies Partial<Reactions>;
