import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["que-se-passe-t-il-si-je-demenage"],
  updated: "2026-11-28",
  readingMinutes: 1,
  sections: [
    {
      heading: "Le principe",
      blocks: [
        {
          kind: "paragraph",
          text: "C’est le compteur qui participe au projet, au nom de son titulaire. Si vous partez, votre participation à cette adresse s’arrête. Elle ne passe pas d’office à l’occupant suivant.",
        },
      ],
    },
    {
      heading: "Avant de partir",
      blocks: [
        {
          kind: "steps",
          items: [
            "**Prévenez la PMO** au plus tard quinze jours avant votre départ, ou dès que vous connaissez la date. La PMO est l’organisation qui réunit les participants.",
            "**Dites-le sur la page de votre candidature.** Tant qu’il manque une signature, le bouton est « Retirer ma candidature » ou « Quitter le projet », sous « Autres actions », ou « Me rétracter » si vous avez signé. Une fois tout signé, c’est « Demander à partir », avec la date du départ.",
            "**Relisez le contrat de vente.** Il indique le préavis. Le déménagement y est en général un motif de fin.",
            "**Résiliez votre contrat de fourniture** auprès de votre fournisseur, comme pour tout déménagement.",
          ],
        },
        {
          kind: "paragraph",
          text: "Le gestionnaire de réseau a besoin d’un délai pour retirer un compteur du projet. On compte souvent quinze jours. Vérifiez ce délai dans votre convention.",
        },
      ],
    },
    {
      heading: "Après le départ",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous recevez une dernière facture pour l’électricité locale. Votre adhésion se termine selon les statuts de la PMO. Si vous retirez votre consentement, la plateforme efface les courbes de consommation qu’elle détenait.",
        },
      ],
    },
    {
      heading: "Et à ma nouvelle adresse ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous restez dans le périmètre ? Vous pouvez candidater à nouveau avec votre nouveau compteur. Sinon, cherchez votre nouvelle adresse sur la carte : un autre projet s’y trouve peut-être.",
        },
      ],
    },
    {
      heading: "Je m’installe dans un logement déjà participant",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous êtes libre de rejoindre le projet, ou non. Le précédent occupant ne peut pas vous y engager. Contactez le porteur du projet : votre adresse convient déjà.",
        },
      ],
    },
  ],
  related: [
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
    "quels-documents-faut-il-signer",
    "ou-trouver-mon-numero-de-pdl",
  ],
};
