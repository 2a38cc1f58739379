import { operator } from "../../../platform/operator.ts";
import type { LegalPage } from "./legal-page.ts";
import { legalSummaries } from "./summaries.ts";

export const page: LegalPage = {
  ...legalSummaries.accessibility,
  updated: "2026-11-16",
  sections: [
    {
      heading: "Engagement",
      blocks: [
        {
          kind: "paragraph",
          text: `${operator.name} souhaite que chacun puisse utiliser la plateforme, quel que soit son matériel, son âge ou son handicap. Le référentiel suivi est le RGAA, version 4.1.2 : le référentiel français d’accessibilité.`,
        },
      ],
    },
    {
      heading: "État de conformité",
      blocks: [
        {
          kind: "paragraph",
          text: "La plateforme est en **conformité partielle** avec le RGAA. Aucun audit complet par un organisme indépendant n’a encore été mené. Nous ne publions donc pas de taux de conformité.",
        },
      ],
    },
    {
      heading: "Ce que nous vérifions",
      blocks: [
        {
          kind: "list",
          items: [
            "Des tests automatiques, avec l’outil axe-core, sur les pages de la plateforme, en grand et en petit écran.",
            "Le parcours d’un consommateur au clavier seul.",
            "Les contrastes, les titres, les noms des champs et les messages d’erreur.",
          ],
        },
        {
          kind: "paragraph",
          text: "Les tests automatiques ne trouvent qu’une partie des défauts. Ils ne remplacent pas l’essai par des personnes concernées.",
        },
      ],
    },
    {
      heading: "Limites connues",
      blocks: [
        {
          kind: "list",
          items: [
            "**Carte** : elle reste difficile à lire sans la vue. Tout projet affiché sur la carte figure aussi dans la liste voisine.",
            "**Images de projet** : elles sont déposées par les porteurs de projet, et leur description est générale.",
            "**Documents déposés** : les fichiers PDF envoyés par les utilisateurs peuvent ne pas être accessibles.",
            "**Lecteurs d’écran** : les essais avec NVDA, JAWS et VoiceOver restent à compléter.",
          ],
        },
      ],
    },
    {
      heading: "Établissement de cette déclaration",
      blocks: [
        {
          kind: "paragraph",
          text: "Cette déclaration repose sur une évaluation par nos soins. Elle est mise à jour à la date indiquée en haut de cette page.",
        },
      ],
    },
    {
      heading: "Signaler un obstacle",
      blocks: [
        {
          kind: "paragraph",
          text: `Écrivez à ${operator.accessibilityEmail} en indiquant la page et la difficulté. Nous répondons et proposons, si possible, une autre façon d’obtenir l’information ou le service.`,
        },
      ],
    },
    {
      heading: "Voie de recours",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous n’avez pas reçu de réponse satisfaisante ? Vous pouvez saisir le Défenseur des droits :",
        },
        {
          kind: "list",
          items: [
            "par son formulaire en ligne, sur defenseurdesdroits.fr ;",
            "par téléphone, au 09 69 39 00 00 ;",
            "par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.",
          ],
        },
      ],
    },
  ],
};
