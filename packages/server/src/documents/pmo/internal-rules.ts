import { type LegalDocument, missing, paragraph, type Section, say } from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import {
  headFields,
  nameOf,
  type PmoModelData,
  placeToFill,
  subtitleOf,
  today,
  warningOf,
} from "./common.ts";
import { ruleArticles } from "./internal-rules-articles.ts";

const purpose = (data: PmoModelData): Section => ({
  title: "Objet du règlement",
  blocks: [
    paragraph(
      say`Le présent règlement précise les statuts de l’association ${nameOf(data)} (« l’Association »), personne morale organisatrice de l’opération d’autoconsommation collective « ${operationName(data)} » (« l’Opération »). Il s’impose à ses membres, qui l’acceptent en signant leur bulletin d’adhésion. En cas de contradiction, les statuts prévalent.`,
    ),
  ],
});

/** A model of internal rules: how members come in, go out, pay, are informed and settle their differences. */
export function internalRulesDocument(data: PmoModelData): LegalDocument {
  return {
    title: "Règlement intérieur",
    subtitle: subtitleOf(data),
    projectName: data.project.name,
    date: data.date,
    fields: headFields(data),
    warning: warningOf(data),
    opening: [],
    articles: [purpose(data), ...ruleArticles(data)],
    closing: [
      say`Établi par le bureau à ${data.project.city}, le ${today}, et approuvé par l’assemblée générale du ${missing("date de l’assemblée générale")}.`,
    ],
    signatures: [
      placeToFill(
        "Pour le bureau, le président ou la présidente",
        "président ou présidente de l’association",
      ),
    ],
    annexes: [],
  };
}
