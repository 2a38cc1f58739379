import { mostPowerForLosses } from "@mec/domain/document";
import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["que-devient-le-surplus-de-production"],
  updated: "2026-11-22",
  readingMinutes: 1,
  sections: [
    {
      heading: "Qu’appelle-t-on surplus ?",
      blocks: [
        {
          kind: "paragraph",
          text: "À chaque pas de temps, la production est comparée aux parts attribuées. Ce qui n’est attribué à personne est le **surplus**. Il apparaît souvent en été, à la mi-journée et le week-end.",
        },
      ],
    },
    {
      heading: "Trois destinations possibles",
      blocks: [
        {
          kind: "list",
          items: [
            "**Le vendre avec un contrat d’achat.** Un acheteur prend le surplus à un prix convenu. Un contrat d’obligation d’achat S21, proposé depuis le 9 octobre 2021, se cumule avec le partage ; un contrat plus ancien, non.",
            "**Le vendre sur le marché**, par l’intermédiaire d’un acteur spécialisé.",
            `**Le céder gratuitement au gestionnaire de réseau.** Le code de l’énergie le permet pour une installation de ${mostPowerForLosses} kW au plus (article D315-10).`,
          ],
        },
      ],
    },
    {
      heading: "Comment est-il calculé entre plusieurs producteurs ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Quand les productions sont mises en commun, chacun garde une part du surplus. Elle est proportionnelle à ce qu’il a produit au même moment. Avec une clé « full dynamique », le calcul se fait pour chaque producteur. Une clé de répartition est la règle qui partage l’électricité.",
        },
      ],
    },
    {
      heading: "Comment le réduire ?",
      blocks: [
        {
          kind: "steps",
          items: [
            "Accueillez des participants qui consomment en journée.",
            "Invitez les foyers à décaler un usage : chauffe-eau, lave-linge, recharge d’un véhicule.",
            "Préférez une clé dynamique : elle redonne aux uns ce que les autres n’utilisent pas.",
            "Dimensionnez l’installation d’après les besoins réels.",
          ],
        },
      ],
    },
    {
      heading: "Faut-il viser zéro surplus ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Pas forcément. Une petite part de surplus est normale. Elle permet d’accueillir de nouveaux voisins. Comparez simplement ce que rapportent un kWh partagé et un kWh de surplus.",
        },
      ],
    },
  ],
  related: [
    "les-cles-de-repartition",
    "comment-fixer-le-prix-de-vente",
    "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations",
    "et-si-j-ai-deja-des-panneaux",
  ],
};
