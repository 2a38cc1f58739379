import { formatDate } from "@mec/domain/shared";
import { mayRetract, retractionSpan } from "@mec/domain/signature";
import { field, fieldList, missing, paragraph, type Section, say, type Text } from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import type { SalesContractData } from "./content.ts";
import { addressText } from "./identity.ts";
import { retractionPlace } from "./retraction-text.ts";
import { mostNamedProducers } from "./sales-installation.ts";

/** An individual signs at a distance; a consumer not known yet may be one. */
export const hasWithdrawal = ({ consumer }: SalesContractData): boolean =>
  consumer === null || mayRetract(consumer);

/** Code de la consommation, articles L221-18 to L221-25. */
export const withdrawalArticle = ({ isAdded }: Pick<SalesContractData, "isAdded">): Section => ({
  title: "Droit de rétractation",
  blocks: [
    paragraph(
      say`Le contrat étant conclu à distance, le Consommateur particulier peut se rétracter dans ${retractionSpan} ${isAdded ? "du présent contrat" : "de ses documents"}, sans motif et sans frais (code de la consommation, articles L. 221-18 et L. 221-19). Il lui suffit d’employer, avant la fin de ce délai, ${retractionPlace}, qui en accuse réception par courriel, ou d’adresser au Producteur le formulaire joint en annexe ou toute autre déclaration dénuée d’ambiguïté.`,
    ),
    paragraph(
      say`La fourniture ne commence pas avant la fin de ce délai, sauf demande expresse du Consommateur ; s’il se rétracte ensuite, il paie l’électricité affectée jusqu’à sa rétractation (article L. 221-25). Le Producteur rembourse les autres sommes reçues, au plus tard quatorze jours après avoir été informé de la rétractation (article L. 221-24).`,
    ),
  ],
});

function recipient({ producers }: SalesContractData): Text {
  const known = producers.flatMap(({ identity }) => (identity ? [identity] : []));
  if (producers.length > mostNamedProducers) {
    return say`Le producteur concerné, aux coordonnées que donne l’annexe « Producteurs et installations »`;
  }
  if (known.length === 0) return [missing("nom, adresse et courriel du producteur")];
  return [
    known
      .map((one) =>
        one.entityType === "Professionnel"
          ? `${one.socialReason}, ${addressText(one.socialAddress)}, ${one.email}`
          : `${one.firstName} ${one.name}, ${addressText(one.address)}, ${one.email}`,
      )
      .join("\n"),
  ];
}

const toFill = "……………………………………………";

/** The form that the code gives (annex to article R221-1). */
export function withdrawalAnnex(data: SalesContractData): Section {
  return {
    title: "Annexe\u00a0– Formulaire de rétractation",
    blocks: [
      paragraph(
        say`Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.`,
      ),
      fieldList([
        field("À l’attention de", recipient(data)),
        field(
          "Déclaration",
          say`Je vous notifie par la présente ma rétractation du contrat d’électricité locale de l’opération « ${operationName(data)} », établi le ${formatDate(data.date)} sous la référence ${data.reference}.`,
        ),
        field("Signé le", toFill),
        field("Nom du consommateur", toFill),
        field("Adresse du consommateur", toFill),
        field("Signature du consommateur (seulement si ce formulaire est envoyé sur papier)", toFill),
        field("Date", toFill),
      ]),
    ],
  };
}
