import { page } from "../page.ts";

export const accountPages = {
  /** With `?unlock`, lets a locked-out person in. */
  login: page("/login", { audience: "anyone", title: "Connexion" }),
  signUpCredentials: page("/sign-up/credentials", { audience: "anyone", title: "Créer un compte" }),
  signUpRegister: page("/sign-up/register", { audience: "anyone", title: "Créer un compte" }),
  /** Asks for the mail; with `?token`, asks for the new password. */
  resetPassword: page("/forgot-password/reset-password", {
    audience: "anyone",
    title: "Mot de passe oublié",
  }),
  /** With `?verification`, confirms an e-mail address, signed in or not: the page itself invites to log in. */
  profile: page("/profile", {
    audience: "anyone",
    title: "Mon profil",
    anchors: ["securite", "papiers-signes"],
  }),
};
