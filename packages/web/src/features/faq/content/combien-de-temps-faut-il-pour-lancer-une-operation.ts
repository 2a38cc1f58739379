import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["combien-de-temps-faut-il-pour-lancer-une-operation"],
  updated: "2026-10-12",
  readingMinutes: 1,
  sections: [
    {
      heading: "L’essentiel",
      blocks: [
        {
          kind: "paragraph",
          text: "Comptez en général **six mois** entre le premier appel à participants et le partage. Prévoyez plus long si une étude doit appuyer un financement. Plusieurs tâches peuvent avancer en parallèle.",
        },
      ],
    },
    {
      heading: "Les grandes étapes",
      blocks: [
        {
          kind: "steps",
          items: [
            "**Publier le projet.** Décrivez votre installation, le périmètre et la fourchette de prix.",
            "**Recruter.** Faites connaître le projet : affiche, réunion publique, bulletin municipal.",
            "**Étudier.** Vérifiez qui consomme quand, et ce que chacun gagne.",
            "**Créer la PMO.** La personne morale organisatrice réunit tous les participants. C’est souvent une association.",
            "**Proposer un prix**, puis faire signer les documents.",
            "**Déclarer la mise en œuvre**, puis signer la convention avec le gestionnaire de réseau.",
            "**Démarrer** le partage, et accueillir de nouveaux voisins au fil du temps.",
          ],
        },
      ],
    },
    {
      heading: "Les durées habituelles",
      blocks: [
        {
          kind: "table",
          caption: "Les durées habituelles",
          headers: ["Tâche", "Durée indicative"],
          rows: [
            ["Préparer le contrat de vente", "Environ une heure, hors relecture"],
            ["Préparer les accords de participation", "Environ une heure"],
            ["Créer l’association", "D’une heure à deux mois"],
            ["Préparer le bulletin d’adhésion", "Environ une heure"],
            ["Déclaration de mise en œuvre", "Environ un mois"],
            ["Convention avec le gestionnaire de réseau", "Environ un mois"],
          ],
        },
        {
          kind: "paragraph",
          text: "Ces durées sont des repères. Le gestionnaire de réseau vous donnera les siennes.",
        },
      ],
    },
    {
      heading: "Ce qui fait perdre du temps",
      blocks: [
        {
          kind: "list",
          items: [
            "Un numéro de compteur faux ou le nom d’un autre titulaire.",
            "Une assemblée à réunir pour chaque nouvel adhérent.",
            "Un candidat accepté hors du périmètre.",
            "Un raccordement de l’installation commandé trop tard.",
          ],
        },
        {
          kind: "note",
          text: "Recrutez un peu plus de participants que nécessaire. Certains déménageront ou changeront d’avis avant le démarrage.",
        },
      ],
    },
  ],
  related: [
    "qu-est-ce-qu-une-pmo",
    "quels-documents-faut-il-signer",
    "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet",
    "quel-est-le-perimetre-d-une-operation",
  ],
};
