import { repartitionKeyLabels } from "@mec/domain/project";
import {
  type Block,
  enumeration,
  type LegalDocument,
  list,
  missing,
  paragraph,
  type Section,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import {
  emailOf,
  feeBlocks,
  founderPlaces,
  founderTexts,
  headFields,
  nameOf,
  type PmoModelData,
  placeToFill,
  seatOf,
  subtitleOf,
  warningOf,
} from "./common.ts";

const vote: Block = paragraph(
  say`Mise aux voix, cette résolution est adoptée : ${missing("unanimité, ou nombre de voix pour, contre et abstentions")}.`,
);

const meeting = (data: PmoModelData): Section => ({
  title: "Réunion",
  blocks: [
    paragraph(
      say`Le ${missing("date de la réunion")}, à ${missing("heure")}, à ${missing("lieu de la réunion")}, les personnes suivantes se sont réunies en assemblée générale constitutive de l’association ${nameOf(data)} (« l’Association ») :`,
    ),
    enumeration(...founderTexts(data)),
    paragraph(
      say`L’assemblée désigne ${missing("nom du président de séance")} en qualité de président de séance et ${missing("nom du secrétaire de séance")} en qualité de secrétaire de séance. Le présent procès-verbal, que signe chacun des fondateurs, vaut feuille de présence.`,
    ),
  ],
});

const agenda: Section = {
  title: "Ordre du jour",
  blocks: [
    list(
      say`constitution de l’Association et adoption de ses statuts ;`,
      say`fixation du siège ;`,
      say`élection du premier bureau ;`,
      say`cotisation et droit d’entrée ;`,
      say`clé de répartition de l’opération ;`,
      say`pouvoirs en vue des formalités et de la mise en œuvre de l’opération.`,
    ),
    paragraph(
      say`Le président de séance présente le projet d’association et donne lecture des statuts. Après échange de vues, les résolutions suivantes sont mises aux voix.`,
    ),
  ],
};

const ranks = ["Première", "Deuxième", "Troisième", "Quatrième", "Cinquième", "Sixième"];
const resolution = (index: number, what: string, ...blocks: readonly Block[]): Section => ({
  title: `${ranks[index]} résolution\u00a0–\u00a0${what}`,
  blocks: [...blocks, vote],
});

const officer = (title: string): Text => say`${strong(title)} : ${missing("prénom, nom et adresse")} ;`;

function resolutions(data: PmoModelData): Section[] {
  const { project, fee } = data;
  return [
    resolution(
      0,
      "Constitution et statuts",
      paragraph(
        say`L’assemblée décide de constituer l’association ${nameOf(data)}, régie par la loi du 1er\u00a0juillet 1901, destinée à être la personne morale organisatrice de l’opération d’autoconsommation collective « ${operationName(data)} » (code de l’énergie, article L. 315-2). Elle adopte article par article, puis dans leur ensemble, les statuts dont lecture vient d’être donnée et qui sont annexés au présent procès-verbal.`,
      ),
    ),
    resolution(
      1,
      "Siège",
      paragraph(
        say`Le siège de l’Association est fixé à l’adresse suivante : ${seatOf(data)}. L’Association reçoit son courrier électronique à l’adresse ${emailOf(data)}.`,
      ),
    ),
    resolution(
      2,
      "Élection du bureau",
      paragraph(say`L’assemblée élit aux fonctions de membres du bureau, qui déclarent les accepter :`),
      list(
        officer("président ou présidente"),
        officer("trésorier ou trésorière"),
        say`${strong("secrétaire")}, s’il y a lieu : ${missing("prénom, nom et adresse")}.`,
      ),
    ),
    resolution(
      3,
      "Cotisation et droit d’entrée",
      paragraph(say`L’assemblée fixe comme suit les sommes dues par les membres :`),
      ...feeBlocks(fee),
    ),
    resolution(
      4,
      "Clé de répartition",
      paragraph(
        say`L’assemblée retient, pour le démarrage de l’opération, la clé de répartition ${strong(`«\u00a0${repartitionKeyLabels[project.repartitionKey].toLowerCase()}\u00a0»`)}, dans les conditions de l’article 13 des statuts.`,
      ),
    ),
    resolution(
      5,
      "Pouvoirs",
      paragraph(
        say`L’assemblée donne tous pouvoirs au président ou à la présidente, avec faculté de déléguer, pour déclarer l’Association à la préfecture, demander sa publication au Journal officiel, ouvrir un compte au nom de l’Association, conclure la convention avec le gestionnaire du réseau public de distribution et signer les accords de participation. Elle reprend au compte de l’Association les actes accomplis par les fondateurs pour la constituer.`,
      ),
    ),
  ];
}

/** The minutes of the assembly that founds the association, to be completed at the meeting. */
export function minutesDocument(data: PmoModelData): LegalDocument {
  return {
    title: "Procès-verbal de l’assemblée générale constitutive",
    subtitle: subtitleOf(data),
    projectName: data.project.name,
    date: data.date,
    fields: headFields(data),
    warning: warningOf(data),
    opening: [meeting(data), agenda, ...resolutions(data)],
    articles: [],
    closing: [
      say`L’ordre du jour étant épuisé, la séance est levée à ${missing("heure")}. De tout ce qui précède il a été dressé le présent procès-verbal, signé du président et du secrétaire de séance ainsi que des fondateurs.`,
    ],
    signatures: [
      placeToFill("Président de séance", "président de séance"),
      placeToFill("Secrétaire de séance", "secrétaire de séance"),
      ...founderPlaces(data),
    ],
    annexes: [],
  };
}
