import type { LegalDocument, Section } from "../legal/model.ts";
import { enumeration, list, paragraph, say, strong } from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import { statutoryProximity } from "../to-sign/operation-rules.ts";
import {
  founderPlaces,
  founderTexts,
  headFields,
  nameOf,
  type PmoModelData,
  seatOf,
  subtitleOf,
  territoryOf,
  today,
  warningOf,
} from "./common.ts";
import { assemblyArticles, boardArticle } from "./statutes-bodies.ts";
import { keyArticle } from "./statutes-key.ts";
import { lastArticles } from "./statutes-last.ts";
import { memberArticles } from "./statutes-members.ts";

function opening(data: PmoModelData): Section[] {
  const preamble = data.association?.preamble ?? "";
  const paragraphs = preamble.split(/\n+/).filter(Boolean);
  return [
    ...(paragraphs.length > 0
      ? [{ title: "Préambule", blocks: paragraphs.map((text) => paragraph([text])) }]
      : []),
    {
      title: "Fondateurs",
      blocks: [
        paragraph(say`Les présents statuts sont arrêtés par les fondateurs soussignés :`),
        enumeration(...founderTexts(data)),
      ],
    },
  ];
}

const nameArticle = (data: PmoModelData): Section => ({
  title: "Dénomination",
  blocks: [
    paragraph(
      say`Il est fondé, entre les personnes qui adhèrent ou adhéreront aux présents statuts, une association régie par la loi du 1er\u00a0juillet 1901 et le décret du 16\u00a0août 1901, qui a pour dénomination : ${nameOf(data)} (« l’Association »).`,
    ),
  ],
});

function purposeArticle(data: PmoModelData): Section {
  return {
    title: "Objet",
    blocks: [
      paragraph(
        say`L’Association a pour objet d’être la personne morale organisatrice (PMO), au sens de l’article L. 315-2 du code de l’énergie, de l’opération d’autoconsommation collective d’électricité renouvelable « ${strong(operationName(data))} » (« l’Opération »), conduite sur le territoire suivant : ${territoryOf(data)}.`,
      ),
      paragraph(say`À ce titre, l’Association :`),
      list(
        say`lie entre eux, par leur adhésion, les producteurs et les consommateurs qui participent à l’Opération ;`,
        say`conclut avec le gestionnaire du réseau public de distribution (« le\u00a0Gestionnaire de réseau ») la convention relative à l’Opération, et tient à jour auprès de lui la liste des participants ;`,
        say`lui indique la répartition de la production entre les consommateurs (code de l’énergie, article L. 315-4) ;`,
        say`organise l’entrée et la sortie des participants ;`,
        say`informe ses membres des résultats de l’Opération et anime leur communauté ;`,
        say`accomplit tout acte utile à cet objet.`,
      ),
      paragraph(
        say`L’Association n’achète ni ne vend d’électricité pour son compte : les ventes se concluent directement entre producteurs et consommateurs. Elle ne poursuit pas le partage de bénéfices.`,
      ),
      paragraph(statutoryProximity(data.project)),
    ],
  };
}

const seatArticle = (data: PmoModelData): Section => ({
  title: "Siège",
  blocks: [
    paragraph(
      say`Le siège est fixé à l’adresse suivante : ${seatOf(data)}. Le bureau peut le transférer en un autre lieu du territoire de l’Opération ; la prochaine assemblée générale ratifie ce transfert.`,
    ),
  ],
});

const durationArticle: Section = {
  title: "Durée et exercice",
  blocks: [
    paragraph(
      say`L’Association est constituée pour une durée indéterminée. L’exercice coïncide avec l’année civile ; le premier court de la publication au Journal officiel jusqu’au 31\u00a0décembre suivant.`,
    ),
  ],
};

/** The statutes of the association that organises an operation, from what its owner said. */
export function statutesDocument(data: PmoModelData): LegalDocument {
  return {
    title: "Statuts",
    subtitle: subtitleOf(data),
    projectName: data.project.name,
    date: data.date,
    fields: headFields(data),
    warning: warningOf(data),
    opening: opening(data),
    articles: [
      nameArticle(data),
      purposeArticle(data),
      seatArticle(data),
      durationArticle,
      ...memberArticles(data),
      ...assemblyArticles,
      boardArticle,
      keyArticle(data),
      ...lastArticles(data),
    ],
    closing: [
      say`Fait à ${data.project.city}, le ${today}, en autant d’exemplaires que de fondateurs, et un pour la déclaration en préfecture.`,
    ],
    signatures: founderPlaces(data),
    annexes: [],
  };
}
