import { accordDurationText, curveReadersText } from "@mec/domain/point";
import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["comment-sont-protegees-mes-donnees-de-consommation"],
  updated: "2026-11-28",
  readingMinutes: 2,
  sections: [
    {
      heading: "De quelles données parle-t-on ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Votre compteur communicant enregistre votre consommation à intervalles courts, souvent toutes les 30 minutes. La suite de ces mesures s’appelle une **courbe de charge**. Elle dit quelque chose de vos habitudes. Elle mérite donc une protection sérieuse.",
        },
      ],
    },
    {
      heading: "Votre accord d’abord",
      blocks: [
        {
          kind: "paragraph",
          text: "La plateforme ne demande rien au gestionnaire de réseau sans votre consentement. Vous le donnez pour un compteur précis, dans un but précis : étudier et suivre l’opération. L’accès passe par le SGE, le service d’échange de données du gestionnaire de réseau.",
        },
        {
          kind: "list",
          items: [
            "Pour l’étude, votre consentement vaut **12 mois**. Ensuite, il s’éteint ou vous le renouvelez.",
            "Il prend fin de lui-même si votre candidature est retirée ou refusée, si vous vous rétractez, si vous quittez le projet ou si le projet est supprimé.",
            "Vous pouvez le **retirer à tout moment** depuis votre espace. Vous restez candidat.",
            "Nous gardons la preuve de votre accord : le texte accepté et sa date.",
          ],
        },
      ],
    },
    {
      heading: "Qui voit quoi ?",
      blocks: [
        {
          kind: "table",
          caption: "Ce que chacun voit de vous",
          headers: ["Qui", "Ce qui est visible"],
          rows: [
            ["Vous", "Tout ce que la plateforme détient sur vous"],
            [
              "Le porteur du projet",
              "Vos coordonnées et votre consommation annuelle, puis le résultat de l’étude ; jamais la courbe elle-même",
            ],
            ["Les autres participants et le public", "Un pseudonyme d’animal, sans nom ni adresse"],
          ],
        },
        {
          kind: "paragraph",
          // The accord that is signed says the same, in the same words.
          text: curveReadersText("l’association (PMO)"),
        },
        {
          kind: "paragraph",
          text: "Le prix de votre contrat d’électricité n’est visible que du porteur du projet auquel vous candidatez. Il cesse de l’être si vous vous retirez.",
        },
      ],
    },
    {
      heading: "Et si vous signez l’accord de participation ?",
      blocks: [
        {
          kind: "paragraph",
          text: "L’accord porte sa propre autorisation. Elle ne s’arrête pas au bout de 12 mois : elle dure **tant que vous participez**. L’association reçoit des quantités, la courbe reste à la plateforme.",
        },
        {
          kind: "paragraph",
          // The accord that is signed says the same, in the same words.
          text: accordDurationText("l’association (PMO)"),
        },
      ],
    },
    {
      heading: "Combien de temps sont-elles gardées ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Les courbes sont effacées au plus tard **24 mois** après leur réception. Elles sont effacées tout de suite si vous retirez votre consentement. Retirer l’autorisation d’un accord signé n’efface pas ce qui précède : les 24 mois courent jusqu’au bout.",
        },
      ],
    },
    {
      heading: "Vos droits",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous pouvez consulter, corriger, télécharger et supprimer vos données. L’export et la suppression se font depuis votre profil. En cas de désaccord, vous pouvez saisir la CNIL, l’autorité qui protège les données personnelles.",
        },
        {
          kind: "note",
          text: "Vous pouvez candidater sans donner votre PDL. L’étude se fera alors avec un profil type, et l’accord de participation attendra ce numéro.",
        },
      ],
    },
  ],
  related: [
    "ou-trouver-mon-numero-de-pdl",
    "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective",
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
  ],
};
