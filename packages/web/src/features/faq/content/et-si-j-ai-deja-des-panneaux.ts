import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

/** To a buyer whose answer nobody else has: it asks, and ends nothing. */
const letter = [
  "Madame, Monsieur,",
  "Je suis titulaire du contrat d’obligation d’achat n° [numéro du contrat]. Il porte sur mon installation photovoltaïque de [puissance] kWc, au [adresse], PDL [numéro], mise en service le [date].",
  "Je souhaite rejoindre une opération d’autoconsommation collective. Je pense pour cela mettre fin à ce contrat le [date souhaitée]. Merci de me répondre par écrit\u00a0:",
  [
    "1. Mon contrat peut-il continuer pour le surplus, une fois l’autre partie de la production partagée\u202f?",
    "2. Sinon, quel est le préavis, et quelle date de fin est possible\u202f?",
    "3. Quelle serait l’indemnité à cette date\u202f? Merci d’en joindre le calcul et l’article appliqué.",
    "4. À quel prix achèteriez-vous ensuite ce que le partage laisse\u202f? Un contrat S21 est-il possible pour une installation déjà en service\u202f?",
    "5. Quelles pièces dois-je joindre à ma demande\u202f?",
  ].join("\n"),
  "Ce message demande des renseignements. Il ne met pas fin au contrat.",
  "[Prénom, nom, téléphone]\n[Date]",
].join("\n\n");

export const article: Article = {
  ...summaries["et-si-j-ai-deja-des-panneaux"],
  updated: "2026-11-30",
  readingMinutes: 3,
  sections: [
    {
      heading: "Oui, vous pouvez participer",
      blocks: [
        {
          kind: "paragraph",
          text: "Avoir des panneaux ne vous ferme pas la porte. Vous pouvez entrer comme consommateur, comme producteur, ou les deux à la fois.",
        },
      ],
    },
    {
      heading: "Ce qui se passe physiquement",
      blocks: [
        {
          kind: "paragraph",
          text: "Vos panneaux alimentent d’abord votre logement. Ce premier partage reste chez vous et ne passe pas par le réseau. Ensuite, trois cas se présentent.",
        },
        {
          kind: "list",
          items: [
            "**Vous produisez trop.** L’excédent part sur le réseau : c’est le **surplus**. Vous pouvez le proposer à vos voisins.",
            "**Vous vendez toute votre production.** Rien n’alimente votre logement : tout peut être partagé.",
            "**Vous produisez trop peu.** Vous prélevez de l’électricité. Une partie peut venir du partage.",
          ],
        },
      ],
    },
    {
      heading: "Et mon contrat d’achat ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous vendez votre surplus, ou toute votre production, avec un contrat d’obligation d’achat ? Tout dépend de sa date. Un contrat dit S21, proposé depuis le 9 octobre 2021, est compatible : l’acheteur prend ce que le partage n’a pas utilisé. Un contrat plus ancien ne l’est pas : il doit prendre fin avant le partage. Comparez alors avec le tarif que vous quittez.",
        },
        {
          kind: "note",
          text: "Le contrat S21 vient de l’arrêté du 6\u00a0octobre 2021. Qu’un contrat plus ancien ne se cumule pas, Enogrid et Hespul l’écrivent (sources secondaires, lues en 2026). Faites-le confirmer par écrit à votre acheteur, avant de vous engager.",
        },
      ],
    },
    // edf-oa.fr, "Résilier son contrat" (entreprise); arrêté of 4 May 2017, DEVR1708312A, article 12. Both read on 2026-11-30.
    {
      heading: "Comment mettre fin à un contrat d’achat\u202f?",
      blocks: [
        {
          kind: "steps",
          items: [
            "Lisez ses conditions générales, à l’article sur la résiliation. Il dit le préavis et l’indemnité.",
            "Demandez le montant à votre acheteur, par écrit. Il peut être très élevé. L’arrêté de 2017 pour la Corse et l’outre-mer fait rendre les sommes reçues, actualisées, et impose trois mois de préavis.",
            "Écrivez-lui en recommandé, avec la date souhaitée. EDF OA demande aussi les références du contrat et du raccordement, l’adresse et le motif.",
            "Une fois sa réponse reçue, notez la fin du contrat\u00a0: «\u00a0Dire la fin du contrat d’achat\u00a0», à côté de votre installation dans «\u00a0Mes projets et mes lieux\u00a0». Le partage commence ensuite.",
          ],
        },
        {
          kind: "note",
          text: "Sources, lues en novembre 2026\u00a0: la page «\u00a0Résilier son contrat\u00a0» d’edf-oa.fr, et l’arrêté du 4 mai 2017, article 12 (code de l’énergie, article R. 314-9). Pour votre contrat, seule la réponse de votre acheteur compte.",
        },
      ],
    },
    {
      heading: "La lettre à votre acheteur",
      blocks: [
        {
          kind: "paragraph",
          text: "Elle demande ce que lui seul sait. Complétez ce qui est entre crochets.",
        },
        {
          kind: "letter",
          subject: "Contrat d’achat n° [numéro du contrat]\u00a0: conditions de fin",
          text: letter,
        },
      ],
    },
    {
      heading: "Que vaudra ensuite votre surplus\u202f?",
      blocks: [
        {
          kind: "paragraph",
          text: "Rien ne l’établit. Nous n’avons lu aucun texte qui donne un contrat S21 à une installation déjà en service. Un agrégateur peut acheter au prix du marché, qui change. Nos sommes supposent le dernier tarif publié du surplus (S21, 1er\u00a0trimestre 2026)\u00a0: c’est une hypothèse, au 30\u00a0novembre 2026. Demandez un prix écrit.",
        },
      ],
    },
    {
      heading: "Pas encore de panneaux ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous pouvez proposer votre toit avant la pose, ou créer votre projet. La page « Que rapporterait votre toit ? » compare le partage et la vente de tout ; un devis dit en combien d’années les panneaux se remboursent.",
        },
      ],
    },
    {
      heading: "Est-ce intéressant ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Votre consommation de journée est déjà en partie couverte. Vous gagnerez donc moins qu’un voisin sans panneaux, à part égale. En revanche, une autre source locale peut vous servir : une petite centrale hydraulique la nuit, par exemple. L’estimation de la page du projet vous donne un premier ordre de grandeur.",
        },
      ],
    },
    {
      heading: "Comment candidater ?",
      blocks: [
        {
          kind: "steps",
          items: [
            "Comme consommateur : inscrivez votre logement, avec la consommation lue sur votre facture.",
            "Comme producteur : ajoutez votre installation, sa puissance en kilowatts-crête (kWc) et sa production annuelle. Le kWc mesure la puissance maximale d’un panneau.",
          ],
        },
      ],
    },
  ],
  related: [
    "autoconsommation-collective-ou-individuelle",
    "que-devient-le-surplus-de-production",
    "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations",
  ],
};
