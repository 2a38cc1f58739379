import { operator } from "../../../platform/operator.ts";
import type { LegalPage } from "./legal-page.ts";
import { legalSummaries } from "./summaries.ts";

export const page: LegalPage = {
  ...legalSummaries.legalNotice,
  updated: "2026-11-16",
  sections: [
    {
      heading: "Éditeur",
      blocks: [
        {
          kind: "paragraph",
          text: `La plateforme « Mon énergie collective » est éditée par ${operator.name}, ${operator.legalForm}.`,
        },
        {
          kind: "list",
          items: [
            `Siège : ${operator.address}`,
            `Immatriculation : ${operator.registration}`,
            `TVA intracommunautaire : ${operator.vatNumber}`,
            `Directeur de la publication : ${operator.publicationDirector}`,
            `Courriel : ${operator.contactEmail}`,
            `Téléphone : ${operator.phone}`,
          ],
        },
      ],
    },
    {
      heading: "Hébergement",
      blocks: [
        {
          kind: "paragraph",
          text: `Le site est hébergé par ${operator.hostName}, ${operator.hostAddress}. Téléphone : ${operator.hostPhone}.`,
        },
      ],
    },
    {
      heading: "Ce que fait la plateforme",
      blocks: [
        {
          kind: "paragraph",
          text: "La plateforme met en relation des porteurs de projet, des producteurs et des consommateurs. Elle les aide à former une opération d’autoconsommation collective. Elle n’est ni fournisseur d’électricité, ni gestionnaire de réseau, ni partie aux contrats de vente conclus entre ses utilisateurs.",
        },
      ],
    },
    {
      heading: "Propriété intellectuelle",
      blocks: [
        {
          kind: "paragraph",
          text: `Les textes, dessins et marques du site appartiennent à ${operator.name} ou à leurs auteurs. Le code du logiciel est publié sous licence MIT. Les textes et images d’un projet restent la propriété de la personne qui les publie.`,
        },
      ],
    },
    {
      heading: "Sources des données",
      blocks: [
        {
          kind: "list",
          items: [
            "Recherche d’adresses et fonds de carte : Géoplateforme de l’IGN, d’après la Base Adresse Nationale.",
            "Noms et positions des communes en l’absence de réseau : GeoNames, licence CC BY 4.0, et découpage administratif publié par Etalab.",
            "Contours affichés en l’absence de réseau : Natural Earth, domaine public.",
          ],
        },
      ],
    },
    {
      heading: "Signaler un contenu",
      blocks: [
        {
          kind: "paragraph",
          text: `Un projet vous semble trompeur ou illicite ? Écrivez à ${operator.contactEmail} en indiquant son adresse et vos raisons. Notre équipe de modération l’examine.`,
        },
      ],
    },
  ],
};
