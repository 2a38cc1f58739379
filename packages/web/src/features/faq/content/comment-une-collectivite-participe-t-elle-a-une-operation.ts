import { formatPercent } from "@mec/domain/shared";
import { VAT } from "@mec/energy";
import type { Article } from "./article.ts";
import { budgetThreshold, powerLimits } from "./law-figures.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["comment-une-collectivite-participe-t-elle-a-une-operation"],
  updated: "2026-11-28",
  readingMinutes: 3,
  sections: [
    {
      heading: "Ce que le conseil vote",
      blocks: [
        {
          kind: "paragraph",
          text: "Une commune participe par une **délibération** de son conseil municipal (code général des collectivités territoriales, article L2121-29). Une intercommunalité passe par son conseil communautaire.",
        },
        {
          kind: "list",
          items: [
            "Le projet : les bâtiments qui consomment, ceux qui produisent, la durée.",
            "L’adhésion à la personne morale organisatrice (PMO), sa cotisation, et qui y siège pour la collectivité (article L2121-33).",
            "L’achat ou la vente d’électricité locale, à quel prix.",
            "Qui signe : le maire ou le président, avec le droit de signer la suite.",
          ],
        },
        {
          kind: "note",
          text: "La délibération vaut une fois publiée et transmise au préfet (article L2131-1). Signez après. Ici, candidater n’engage à rien : vous pouvez le faire avant le vote.",
        },
      ],
    },
    {
      heading: "Qui signe, et de quel nom",
      blocks: [
        {
          kind: "paragraph",
          text: "La structure est la collectivité, et non l’école ou le gymnase. Le siège est la mairie. Le signataire est le maire, le président, ou l’élu qui a reçu sa délégation. L’agent qui prépare le dossier peut garder le compte : le signataire reçoit son propre lien.",
        },
        {
          kind: "paragraph",
          text: "Chaque bâtiment a son compteur, donc son dossier. Pour le deuxième, reprenez la structure et le signataire du premier.",
        },
      ],
    },
    {
      heading: "Acheter : la commande publique",
      blocks: [
        {
          kind: "paragraph",
          text: "Acheter de l’électricité locale est un contrat de la commande publique. Le code de l’énergie le permet expressément pour une autoconsommation collective, avec un ou plusieurs producteurs de l’opération (article L331-5). La durée peut tenir compte de l’amortissement des installations.",
        },
        {
          kind: "list",
          items: [
            "Estimez l’achat sur toute la durée du contrat, tous bâtiments réunis.",
            "Sous le seuil de l’article R2122-8 du code de la commande publique, vous achetez sans publicité ni mise en concurrence préalables. Choisissez une offre pertinente, et gardez la trace du choix.",
            "Au-dessus, publiez et mettez en concurrence avant de signer.",
            "Vérifiez votre marché de fourniture : il doit accepter que vos volumes baissent.",
          ],
        },
        {
          kind: "paragraph",
          text: "Consommer dans vos bâtiments ce que votre propre toit produit n’est pas un achat : personne ne se vend à soi-même.",
        },
      ],
    },
    {
      heading: "Produire : le budget",
      blocks: [
        {
          kind: "paragraph",
          text: `Vendre de l’électricité est un service public industriel et commercial. Il demande en principe une régie et un budget annexe (article L1412-1). Pour l’autoconsommation collective, un arrêté du 10 juillet 2024 en dispense jusqu’à ${budgetThreshold} cumulés par collectivité.`,
        },
        {
          kind: "paragraph",
          text: `Des organismes publics d’une même intercommunalité peuvent demander une dérogation. Leur opération ne se mesure plus en kilomètres, et peut réunir ${powerLimits.publicBodies} de production au lieu de ${powerLimits.mainland}.`,
        },
      ],
    },
    {
      heading: "Encaisser et payer : le comptable public",
      blocks: [
        {
          kind: "paragraph",
          text: "L’argent d’une commune passe par son comptable public, au Trésor public, et non par le compte d’une association (décret du 7 novembre 2012, article 18).",
        },
        {
          kind: "list",
          items: [
            "**Vendre :** la commune émet un **titre de recettes** à chaque facture, au prix du contrat. Le consommateur paie le Trésor public, par virement ou en ligne avec PayFiP. Dites-le à vos consommateurs avant la première facture.",
            "La PMO peut préparer les factures : elle n’encaisse pas à la place du comptable. Confier un encaissement demande une convention écrite et l’avis du comptable, pour les seules recettes que la loi énumère (article L1611-7-1). Demandez-lui si la vôtre en est.",
            "**Acheter :** le producteur dépose ses factures sur **Chorus Pro** (code de la commande publique, article L2192-1). Donnez-lui votre SIRET et, si vous en utilisez, le code service et le numéro d’engagement. Vous payez sous 30 jours (article R2192-10).",
          ],
        },
      ],
    },
    {
      heading: "La TVA",
      blocks: [
        {
          kind: "list",
          items: [
            `Pour une mairie ou une école, la TVA de ${formatPercent(VAT)} sur l’électricité est une dépense : ces services n’en récupèrent pas (code général des impôts, article 256 B). Comparez les prix **TTC**.`,
            "Un service soumis à la TVA la récupère, par exemple un service d’eau qui a pris cette option. Comparez alors les prix HT.",
            "Vendre de l’électricité relève de la TVA, comme pour tout producteur. La franchise en base peut s’appliquer, secteur par secteur.",
          ],
        },
        {
          kind: "note",
          text: "Ces règles changent, et chaque cas a les siennes. Faites relire le projet par votre comptable public et par le contrôle de légalité.",
        },
      ],
    },
  ],
  related: [
    "qu-est-ce-qu-une-pmo",
    "quel-est-le-perimetre-d-une-operation",
    "quels-documents-faut-il-signer",
    "comment-fixer-le-prix-de-vente",
  ],
};
