import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["nous-sommes-deux-qui-signe"],
  updated: "2026-11-29",
  readingMinutes: 1,
  sections: [
    {
      heading: "Une seule personne signe",
      blocks: [
        {
          kind: "paragraph",
          text: "Un seul de vous signe : à « Qui signe ? », indiquez son prénom, son nom, sa date de naissance et son adresse e-mail. N’y mettez pas deux prénoms. Les documents seraient faits au nom d’une personne qui n’existe pas.",
        },
        {
          kind: "paragraph",
          text: "De préférence, signe celui dont le nom figure sur le contrat d’électricité. Si vos deux noms y figurent, choisissez l’un de vous. Si aucun des deux n’y figure, demandez d’abord l’accord du titulaire. Il faut être ce titulaire, ou habilité par lui.",
        },
      ],
    },
    {
      heading: "Ce que cela engage",
      blocks: [
        {
          kind: "list",
          items: [
            "**Qui signe s’engage en son nom.** C’est lui qui adhère à l’association. Les factures d’électricité locale sont à son nom.",
            "**Chacun ne signe que pour lui-même.** Votre conjoint ou votre colocataire ne peut pas signer à votre place avec votre lien.",
            "**L’électricité, elle, profite à tout le logement.** Le partage suit le compteur, pas la personne.",
          ],
        },
      ],
    },
    {
      heading: "Si l’un de vous part",
      blocks: [
        {
          kind: "paragraph",
          text: "Celui qui a signé quitte le logement ? Sa participation s’arrête, comme pour un déménagement. Celui qui reste peut candidater à son tour, en son nom, avec le même compteur.",
        },
      ],
    },
  ],
  related: [
    "que-se-passe-t-il-si-je-demenage",
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
    "ou-trouver-mon-numero-de-pdl",
  ],
};
