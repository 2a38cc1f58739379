import { paths } from "@mec/api";
import { resetTokenSeconds, verificationTokenSeconds } from "@mec/domain/account";
import type { Deps } from "../../deps.ts";
import { composeMail, type Reactions, webLink } from "../../jobs/reaction.ts";
import { linkToken } from "../../tokens.ts";
import { type Account, findAccount } from "./store.ts";
import { keepToken, type TokenPurpose } from "./tokens.ts";

const seconds: Record<TokenPurpose, number> = {
  "password-reset": resetTokenSeconds,
  "email-verification": verificationTokenSeconds,
};

/** The token is made here, when its mail is written: only its hash is kept. */
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
  return { label: "Confirmer mon adresse e-mail", url: webLink(deps, paths.verifyEmail(token)) };
}

const verificationDelay = "Ce lien est valable 48\u00a0heures et ne sert qu’une fois.";

/** The mails of the account; an account that was erased meanwhile gets none. */
export const accountReactions = {
  "account-created": async (deps, { accountId }, jobId) => {
    const account = await findAccount(deps.db, accountId);
    if (!account) return [];
    return [
      composeMail(deps, jobId, {
        to: account.email,
        subject: "Bienvenue sur Mon énergie collective",
        title: `Bienvenue, ${account.firstName}\u202f!`,
        preheader: "Confirmez votre adresse e-mail pour que nous puissions bien vous écrire.",
        paragraphs: [
          "Votre compte est créé. Vous pouvez dès maintenant chercher une opération d’autoconsommation collective près de chez vous, la rejoindre ou publier la vôtre.",
          `Il reste une chose à faire\u00a0: confirmer que cette adresse est bien la vôtre. ${verificationDelay}`,
        ],
        action: await verificationAction(deps, account, jobId),
        footer: "Vous n’avez pas créé de compte\u202f? Ignorez cet e-mail.",
      }),
    ];
  },

  "email-verification-requested": async (deps, { accountId }, jobId) => {
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
  },

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
          url: webLink(deps, paths.resetPasswordWithToken(token)),
        },
        footer: "Vous n’avez rien demandé\u202f? Ignorez cet e-mail\u00a0: votre mot de passe ne change pas.",
      }),
    ];
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
        action: { label: "Choisir un nouveau mot de passe", url: webLink(deps, paths.resetPassword) },
      }),
    ];
  },

  "email-changed": async (deps, { formerEmail, firstName }, jobId) => [
    composeMail(deps, jobId, {
      to: formerEmail,
      subject: "L’adresse e-mail de votre compte a été changée",
      title: "L’adresse e-mail de votre compte a été changée",
      paragraphs: [
        `Bonjour ${firstName},`,
        "L’adresse e-mail de votre compte vient d’être changée. Nous vous écrirons désormais à la nouvelle, et c’est avec elle que vous vous connecterez.",
        "Ce n’était pas vous\u202f? Quelqu’un se sert peut-être de votre compte. Écrivez-nous tout de suite\u00a0: notre adresse est dans les mentions légales.",
      ],
      action: { label: "Voir les mentions légales", url: webLink(deps, paths.legal("mentions-legales")) },
    }),
  ],

  "account-deleted": async (deps, { email, firstName }, jobId) => [
    composeMail(deps, jobId, {
      to: email,
      subject: "Votre compte a été supprimé",
      title: "Votre compte a été supprimé",
      paragraphs: [
        `Bonjour ${firstName},`,
        "Comme vous l’avez demandé, votre compte a été supprimé, avec vos points, vos consentements, vos signataires et vos projets.",
        "Cet e-mail est le dernier que nous vous envoyons. Vous serez toujours les bienvenus.",
      ],
    }),
  ],
} satisfies Partial<Reactions>;
