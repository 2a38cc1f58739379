import type { LegalPage } from "./legal-page.ts";
import { legalSummaries } from "./summaries.ts";

export const page: LegalPage = {
  ...legalSummaries.cookies,
  updated: "2026-11-22",
  sections: [
    {
      heading: "En bref",
      blocks: [
        {
          kind: "paragraph",
          text: "La plateforme n’utilise ni cookie publicitaire, ni mesure d’audience, ni traceur de réseau social. Elle dépose seulement ce qui est strictement nécessaire. La loi n’exige pas de consentement pour ces cookies.",
        },
      ],
    },
    {
      heading: "Cookies déposés",
      blocks: [
        {
          kind: "table",
          caption: "Cookies déposés",
          headers: ["Nom", "À quoi il sert", "Durée"],
          rows: [
            [
              "Cookie de session",
              "Vous garder connecté ; illisible pour les scripts de la page",
              "Jusqu’à la déconnexion ou la fin de la session",
            ],
            [
              "signed-in",
              "Savoir que vous êtes connecté, sans le demander au serveur",
              "Le temps de la session",
            ],
            ["XSRF-TOKEN", "Empêcher qu’un autre site agisse à votre place", "Le temps de la session"],
          ],
        },
      ],
    },
    {
      heading: "Stockage dans votre navigateur",
      blocks: [
        {
          kind: "paragraph",
          text: "Quelques informations restent dans votre navigateur. Elles ne sont pas envoyées à des tiers.",
        },
        {
          kind: "list",
          items: [
            "**Votre profil d’affichage** : particulier (prix TTC, toutes taxes comprises) ou professionnel (prix HT, hors taxes).",
            "**userType** : le type d’utilisateur, pour vous ouvrir la bonne page.",
            "**widget** : le temps d’une visite commencée sur le site d’un partenaire, son nom, sa couleur et son contact.",
            "**dossier** : l’adresse, la consommation et le contrat que vous avez décrits pour comparer les projets, jusqu’à ce que vous le vidiez, vous déconnectiez ou envoyiez votre candidature.",
            "**Brouillons** : ce que vous avez saisi dans un formulaire, pour ne rien perdre, jusqu’à ce que vous l’envoyiez, vous déconnectiez ou supprimiez votre compte.",
            "**draftsOf** : le numéro de votre compte, pour que ces brouillons soient effacés si quelqu’un d’autre se connecte ici.",
            "**widget** : le nom, la couleur et le contact du site partenaire par lequel vous êtes venu, jusqu’à la fermeture de l’onglet.",
          ],
        },
      ],
    },
    {
      heading: "Effacer ces données",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous pouvez tout effacer dans les réglages de votre navigateur. Vous serez déconnecté et vos brouillons seront perdus. Si vous bloquez les cookies, la consultation reste possible, mais pas la connexion.",
        },
      ],
    },
    {
      heading: "Services tiers",
      blocks: [
        {
          kind: "paragraph",
          text: "La carte et la recherche d’adresses font appel à la Géoplateforme de l’IGN, un service public. Nous n’y ajoutons aucun cookie.",
        },
      ],
    },
  ],
};
