import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["ou-trouver-mon-numero-de-pdl"],
  updated: "2026-09-22",
  readingMinutes: 1,
  sections: [
    {
      heading: "PDL ou PRM : le même numéro",
      blocks: [
        {
          kind: "paragraph",
          text: "Le point de livraison (PDL) désigne votre raccordement au réseau. Vous lirez parfois PRM, pour point de référence mesure. C’est le même numéro : **14 chiffres**. Il appartient au logement et non à la personne. Il peut commencer par un zéro.",
        },
      ],
    },
    {
      heading: "Sur votre facture",
      blocks: [
        {
          kind: "paragraph",
          text: "Cherchez l’encadré qui décrit votre contrat ou votre point de livraison. Il se trouve souvent sur la première ou la deuxième page. Le numéro est précédé de « PDL », « PRM », « point de livraison » ou « référence acheminement ».",
        },
        {
          kind: "note",
          text: "Ne le confondez pas avec votre numéro de client ni avec votre numéro de contrat. Eux n’ont pas forcément 14 chiffres.",
        },
      ],
    },
    {
      heading: "Sur votre compteur Linky",
      blocks: [
        {
          kind: "steps",
          items: [
            "Appuyez sur la touche **+** du compteur.",
            "Répétez jusqu’à lire « numéro de PRM » sur l’écran.",
            "Recopiez les 14 chiffres affichés.",
          ],
        },
      ],
    },
    {
      heading: "Sur votre espace client",
      blocks: [
        {
          kind: "paragraph",
          text: "Votre fournisseur l’affiche en général dans la rubrique de votre contrat. Le gestionnaire de réseau le montre aussi dans l’espace qu’il réserve aux particuliers.",
        },
      ],
    },
    {
      heading: "Si le numéro est refusé",
      blocks: [
        {
          kind: "list",
          items: [
            "Comptez les chiffres : il en faut 14, sans lettre.",
            "Vérifiez les chiffres répétés : un double zéro s’oublie facilement.",
            "Vous avez un numéro plus court ? C’est sans doute le numéro de série du compteur.",
          ],
        },
        {
          kind: "paragraph",
          text: "Ce numéro ne comporte pas de chiffre de contrôle. Une erreur de frappe ne se voit donc pas toujours : relisez-le une fois.",
        },
      ],
    },
  ],
  related: [
    "comment-sont-protegees-mes-donnees-de-consommation",
    "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective",
    "que-se-passe-t-il-si-je-demenage",
  ],
};
