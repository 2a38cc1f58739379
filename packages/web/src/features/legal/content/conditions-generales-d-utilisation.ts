import { operator } from "../../../platform/operator.ts";
import type { LegalPage } from "./legal-page.ts";
import { legalSummaries } from "./summaries.ts";

export const page: LegalPage = {
  ...legalSummaries.termsOfUse,
  updated: "2026-11-16",
  sections: [
    {
      heading: "1. Objet",
      blocks: [
        {
          kind: "paragraph",
          text: `Ces conditions fixent les règles d’utilisation de la plateforme « Mon énergie collective », éditée par ${operator.name}. Vous les acceptez en créant un compte ou en envoyant une candidature. La version acceptée et sa date sont conservées.`,
        },
      ],
    },
    {
      heading: "2. Quelques définitions",
      blocks: [
        {
          kind: "list",
          items: [
            "**Autoconsommation collective** : partage d’une électricité locale entre producteurs et consommateurs proches.",
            "**Porteur de projet** : personne qui publie un projet et décide des candidatures.",
            "**Participant** : consommateur ou producteur qui candidate à un projet ou en fait partie.",
            "**PMO** : personne morale organisatrice, qui réunit les participants.",
            "**PDL** : numéro à 14 chiffres du point de livraison, c’est-à-dire du compteur.",
          ],
        },
      ],
    },
    {
      heading: "3. Accès au service",
      blocks: [
        {
          kind: "paragraph",
          text: "La carte, les pages de projet et l’aide sont libres d’accès. Un compte est nécessaire pour candidater ou publier un projet. Vous devez être majeur, ou représenter valablement une organisation. La consultation, l’inscription et la candidature d’un consommateur sont gratuites.",
        },
      ],
    },
    {
      heading: "4. Votre compte",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous donnez des informations exactes et les tenez à jour. Vous choisissez un mot de passe solide et le gardez secret. Prévenez-nous sans attendre si vous pensez qu’un tiers utilise votre compte. Vous pouvez supprimer votre compte depuis votre profil. Une personne qui porte un projet en exploitation doit d’abord y mettre fin.",
        },
      ],
    },
    {
      heading: "5. Vos engagements",
      blocks: [
        {
          kind: "list",
          items: [
            "N’inscrivez que des compteurs dont vous êtes titulaire, ou que vous avez le droit de représenter.",
            "Ne publiez que des textes et des images que vous avez le droit d’utiliser.",
            "Respectez les autres utilisateurs et la confidentialité de leurs données.",
            "N’essayez pas de contourner les protections du service ni d’en extraire les données en masse.",
          ],
        },
      ],
    },
    {
      heading: "6. Engagements du porteur de projet",
      blocks: [
        {
          kind: "paragraph",
          text: "Le porteur de projet décrit son opération avec sincérité. Il répond aux candidatures dans un délai raisonnable et motive ses refus. Il utilise les données reçues pour son opération seulement. Il vérifie lui-même les règles de distance, de puissance et de dérogation. La plateforme l’y aide, sans décider à sa place.",
        },
      ],
    },
    {
      heading: "7. Modération",
      blocks: [
        {
          kind: "paragraph",
          text: "Un projet est visible dès sa publication. Notre équipe peut le masquer s’il est trompeur, illicite ou contraire à ces conditions. Le porteur en reçoit la raison et peut y répondre.",
        },
      ],
    },
    {
      heading: "8. Contrats entre utilisateurs",
      blocks: [
        {
          kind: "paragraph",
          text: `L’adhésion, l’accord de participation et le contrat de vente lient les utilisateurs entre eux. ${operator.name} n’en est pas partie. Chacun lit ces documents avant de les signer et en respecte les termes.`,
        },
      ],
    },
    {
      heading: "9. Estimations et études",
      blocks: [
        {
          kind: "paragraph",
          text: "Les estimations reposent sur des hypothèses, affichées à côté du résultat. Elles ne promettent ni économie ni revenu. Les quantités qui font foi sont celles du gestionnaire de réseau.",
        },
      ],
    },
    {
      heading: "10. Services payants",
      blocks: [
        {
          kind: "paragraph",
          text: "Certains services destinés aux porteurs de projet sont payants. Leurs prix sont indiqués hors taxes sur la page des services, avant toute commande. Une action payante n’est comptée qu’une fois par point de consommation. Un consommateur au sens de la loi dispose des droits prévus par le code de la consommation, dont le délai de rétractation lorsqu’il s’applique.",
        },
      ],
    },
    {
      heading: "11. Disponibilité et responsabilité",
      blocks: [
        {
          kind: "paragraph",
          text: "Nous faisons notre possible pour que le service reste disponible et sûr. Une interruption peut survenir pour une maintenance ou une panne. Nous répondons des dommages directs causés par notre faute. Rien dans ces conditions ne limite les droits que la loi vous garantit.",
        },
      ],
    },
    {
      heading: "12. Données personnelles",
      blocks: [
        {
          kind: "paragraph",
          text: "La politique de confidentialité explique quelles données sont traitées, pourquoi et pendant combien de temps.",
        },
      ],
    },
    {
      heading: "13. Évolution des conditions",
      blocks: [
        {
          kind: "paragraph",
          text: "Ces conditions peuvent changer. Nous vous prévenons par courriel de toute modification importante, au moins 30 jours à l’avance. Si vous la refusez, vous pouvez supprimer votre compte.",
        },
      ],
    },
    {
      heading: "14. Droit applicable et litiges",
      blocks: [
        {
          kind: "paragraph",
          text: `Ces conditions relèvent du droit français. En cas de désaccord, écrivez d’abord à ${operator.contactEmail}. Un consommateur peut ensuite saisir gratuitement le médiateur : ${operator.mediator}. À défaut d’accord, les tribunaux compétents sont ceux que la loi désigne.`,
        },
      ],
    },
  ],
};
