import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective"],
  updated: "2026-11-29",
  readingMinutes: 2,
  sections: [
    {
      heading: "En bref",
      blocks: [
        {
          kind: "paragraph",
          text: "L’autoconsommation collective permet à des voisins de partager l’électricité produite tout près de chez eux. La personne qui monte le projet s’appelle le porteur de projet. C’est elle qui se charge de la plus grande partie des démarches. Vous avez peu de choses à faire : remplir un formulaire, répondre à une offre, signer quelques documents.",
        },
      ],
    },
    {
      heading: "Les étapes, dans l’ordre",
      blocks: [
        {
          kind: "steps",
          items: [
            "**Vous trouvez un projet.** Cherchez votre adresse sur la carte : elle montre les projets que votre logement pourrait rejoindre.",
            "**Vous décrivez votre logement.** Adresse, contrat d’électricité, consommation de l’année : tout se lit sur une facture.",
            "**Vous autorisez la lecture de votre compteur, tout de suite ou plus tard.** Cela se fait avec son numéro à 14\u00a0chiffres, le PDL. L’étude peut s’en passer, l’accord de participation non.",
            "**Le porteur de projet étudie votre candidature.** Il vérifie la distance et compare votre profil à celui des autres participants.",
            "**Vous recevez une proposition de prix.** Vous pouvez l’accepter ou la refuser, sans vous justifier.",
            "**Vous dites qui signe, puis vous signez.** En général, il y en a trois : l’adhésion, l’accord de participation et le contrat de vente.",
            "**Le partage commence.** Le gestionnaire du réseau ajoute votre compteur au partage.",
          ],
        },
      ],
    },
    {
      heading: "Pourquoi proposer de lire mon compteur dès le début ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Le producteur souhaite que son électricité soit consommée sur place le plus possible. On appelle cette part le taux d’autoconsommation. Pour le faire monter, il réunit des profils qui se complètent. L’un consomme à midi, un autre le soir, un autre encore le week-end.",
        },
        {
          kind: "paragraph",
          text: "Vos données montrent à quels moments vous consommez. Sans elles, le porteur de projet travaille avec un profil type, moins précis.",
        },
      ],
    },
    {
      heading: "Combien de temps faut-il compter ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Votre inscription prend quelques minutes. La suite dépend du projet. La réponse du porteur arrive en général en une semaine environ. Les documents et leurs signatures demandent ensuite environ quatre semaines, et l’entrée dans le partage deux de plus. Votre page de suivi indique à chaque moment qui doit agir.",
        },
        {
          kind: "note",
          text: "S’inscrire n’engage à rien. Vous pouvez retirer votre candidature tant que vous n’avez pas signé.",
        },
      ],
    },
  ],
  related: [
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
    "comment-sont-protegees-mes-donnees-de-consommation",
    "ou-trouver-mon-numero-de-pdl",
    "pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective",
  ],
};
