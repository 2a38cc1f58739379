import { densityLabels } from "@mec/domain/address";
import { formatDate, formatDistance, formatNumber, plural } from "@mec/domain/shared";
import {
  type Block,
  field,
  fieldList,
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
import { emailOf, headFields, nameOf, placeToFill, seatOf, subtitleOf } from "../pmo/common.ts";
import type { DerogationCommune, DerogationData } from "./data.ts";

const warning =
  "Projet de lettre à relire. Il rassemble ce que la plateforme connaît de l’opération\u00a0; la motivation est à compléter, et les conditions sont à vérifier dans le texte en vigueur de l’arrêté du 21\u00a0novembre 2019 avant l’envoi.";

function request({ ground, project, intercommunality }: DerogationData): Text {
  if (ground === "intercommunality") {
    return say`${intercommunality ?? missing("intercommunalité de l’opération")} est l’établissement public de coopération intercommunale dans lequel se trouvent tous les points de l’opération. Nous sollicitons la dérogation prévue par l’arrêté du 21 novembre 2019 modifié pour les opérations dont tous les participants sont des organismes publics, ou privés chargés d’une mission de service public, ou des sociétés d’économie mixte locales et leurs filiales, situés dans un même établissement public de coopération intercommunale à fiscalité propre.`;
  }
  const communes = project.perimeter === 20 ? "rurales" : "rurales ou périurbaines";
  return say`Nous sollicitons la dérogation prévue par l’arrêté du 21 novembre 2019 modifié, afin que deux participants de l’opération puissent être éloignés de ${strong(`${project.perimeter}\u00a0km`)} au plus, tous étant situés exclusivement dans des communes ${communes} au sens de la grille communale de densité de l’Insee.`;
}

function subject(data: DerogationData): Section {
  return {
    title: "Objet : demande de dérogation au critère de proximité géographique",
    blocks: [
      paragraph(say`Madame, Monsieur le ministre chargé de l’énergie,`),
      paragraph(
        say`${nameOf(data)}, dont le siège est situé ${seatOf(data)} (courriel : ${emailOf(data)}), est la personne morale organisatrice de l’opération d’autoconsommation collective étendue « ${operationName(data)} », au sens de l’article L. 315-2 du code de l’énergie.`,
      ),
      paragraph(request(data)),
    ],
  };
}

function operation({ producers, consumers, powerKw, greatestKm, ground, project }: DerogationData): Section {
  const limit = ground === "distance" ? `, pour ${project.perimeter}\u00a0km demandés` : "";
  return {
    title: "L’opération",
    blocks: [
      fieldList([
        field(
          "Participants",
          `${plural(producers, "producteur", "producteurs")}, ${plural(consumers, "consommateur", "consommateurs")}`,
        ),
        field("Puissance cumulée", `${formatNumber(powerKw)}\u00a0kW`),
        field(
          "Plus grande distance entre deux points",
          greatestKm === null
            ? missing("à mesurer entre deux participants")
            : `${formatDistance(greatestKm)}${limit}`,
        ),
      ]),
    ],
  };
}

const motivation: Section = {
  title: "Motivation",
  blocks: [
    paragraph([
      missing(
        "ce qui justifie la dérogation\u00a0: dispersion de l’habitat, implantation des installations, intérêt pour le territoire, participants qui ne pourraient pas prendre part à l’opération sans elle",
      ),
    ]),
  ],
};

function commitment({ ground, project }: DerogationData): Section {
  const kept =
    ground === "distance"
      ? say`à respecter, pendant toute la durée de l’opération, la distance de ${String(project.perimeter)} km entre les deux participants les plus éloignés, et à n’admettre de participant que dans les communes de l’annexe ;`
      : say`à n’admettre, pendant toute la durée de l’opération, que des participants qui remplissent ces conditions, dans cet établissement ;`;
  return {
    title: "Engagements",
    blocks: [
      paragraph(say`La personne morale organisatrice s’engage :`),
      list(
        kept,
        say`à signaler tout changement des participants ou des communes qui modifie la présente demande.`,
      ),
    ],
  };
}

const classText = ({ density }: DerogationCommune): Text =>
  density === null ? [missing("classe")] : [densityLabels[density]];

/** The table of the annex: what each condition is about. */
function communesTable({ ground, communes }: DerogationData): Block {
  const isByDistance = ground === "distance";
  return {
    kind: "table",
    columns: [
      { title: "Commune", width: 30 },
      { title: "Code Insee", width: 14 },
      { title: isByDistance ? "Classe de densité (grille 2024)" : "Intercommunalité", width: 38 },
      { title: "Points", width: 10, align: "right" },
    ],
    rows: communes.map((commune) => [
      [commune.name],
      [commune.citycode],
      isByDistance ? classText(commune) : [commune.intercommunality ?? missing("intercommunalité")],
      [String(commune.points)],
    ]),
  };
}

function communesAnnex(data: DerogationData): Section {
  const { unknownPoints } = data;
  return {
    title: "Annexe : communes des participants",
    blocks: [
      communesTable(data),
      ...(unknownPoints > 0
        ? [
            paragraph(
              say`${missing(`commune de ${plural(unknownPoints, "point", "points")}, que leur adresse ne suffit pas à reconnaître`)}`,
            ),
          ]
        : []),
      paragraph(
        say`Source : Insee, grille communale de densité à 7 niveaux (géographie du 1er janvier 2024) ; DGCL pour les intercommunalités.`,
      ),
    ],
  };
}

/** The request to the minister (arrêté du 21 novembre 2019 modifié), with the communes that it is about. */
export function derogationLetter(data: DerogationData): LegalDocument {
  return {
    title: "Demande de dérogation",
    subtitle: subtitleOf(data),
    projectName: data.project.name,
    date: data.date,
    fields: [...headFields(data), field("Destinataire", "Ministre chargé de l’énergie")],
    warning,
    opening: [subject(data), operation(data), motivation, commitment(data)],
    articles: [],
    closing: [
      say`Je vous prie d’agréer, Madame, Monsieur le ministre, l’expression de ma haute considération.`,
      say`Fait à ${data.project.city}, le ${formatDate(data.date)}.`,
    ],
    signatures: [placeToFill("Pour la personne morale organisatrice", "représentant de l’association")],
    annexes: [communesAnnex(data)],
  };
}
