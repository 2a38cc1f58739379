import type { MembershipFee, PaymentMethod } from "@mec/domain/pmo";
import { formatEuro } from "@mec/domain/shared";
import { isPublicBody } from "@mec/domain/signatory";
import {
  type Block,
  enumeration,
  field,
  fieldList,
  type LegalDocument,
  missing,
  orMissing,
  paragraph,
  type Section,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import {
  associationName,
  associationTitle,
  capacityOf,
  closingText,
  contactText,
  headFields,
  personalData,
  seatText,
  siteFields,
  subtitleOf,
  warningOf,
} from "./common.ts";
import type { BulletinData } from "./content.ts";
import { grouped, identityFields, partyName, signerName, signerText } from "./identity.ts";
import { bulletinRetraction } from "./retraction-text.ts";

function theAssociation(data: BulletinData): Section {
  const { association } = data;
  return {
    title: "L’association",
    blocks: [
      fieldList([
        field("Dénomination", associationTitle(data)),
        field("Forme", "Association régie par la loi du 1er\u00a0juillet 1901"),
        field("RNA", orMissing(association?.rnaId, "numéro RNA, donné par la préfecture")),
        field("Siège", seatText(data)),
        field("Courriel", orMissing(association?.email, "courriel de l’association")),
        field("Interlocuteur", contactText(data)),
      ]),
    ],
  };
}

function membership(data: BulletinData): Section {
  return {
    title: "Adhésion",
    blocks: [
      paragraph(
        say`La personne désignée ci-dessus, « l’Adhérent », adhère à l’association ${associationName(data)}, « l’Association », en qualité de ${capacityOf(data.site)}, au titre du point décrit ci-dessus. L’adhésion prend effet à la date de l’admission, que prononce le bureau de l’Association dans les conditions que fixent les statuts.`,
      ),
      paragraph(
        say`L’article L. 315-2 du code de l’énergie prévoit que les producteurs et les consommateurs d’une opération d’autoconsommation collective sont liés entre eux au sein d’une personne morale. L’Association est cette personne morale organisatrice (PMO) pour l’opération « ${operationName(data)} » : elle la représente auprès du gestionnaire du réseau public de distribution et organise la répartition de l’électricité entre ses membres.`,
      ),
    ],
  };
}

const rules: Section = {
  title: "Statuts et règlement intérieur",
  blocks: [
    paragraph(
      say`L’Association communique ses statuts et, s’il en existe un, son règlement intérieur à qui les lui demande, avant comme après la signature. L’Adhérent les accepte et s’engage à les respecter.`,
    ),
  ],
};

function meansText(method: PaymentMethod, data: BulletinData): Text {
  if (method.type === "CHEQUE")
    return say`par chèque à l’ordre de l’association ${associationName(data)}, envoyé à son siège (${seatText(data)})`;
  return say`par virement sur le compte IBAN ${grouped(method.iban, 4, 4, 4, 4, 4, 4, 4, 4)}, BIC ${method.bic}`;
}

function dues({ required, amount, entranceFeeRequired, entranceFeeAmount }: MembershipFee): Text[] {
  return [
    required
      ? say`cotisation annuelle : ${strong(formatEuro(amount))} pour ce point, due à l’admission, puis chaque 31\u00a0janvier, sauf autre date fixée par l’Association`
      : say`cotisation annuelle : aucune`,
    entranceFeeRequired
      ? say`droit d’entrée : ${strong(formatEuro(entranceFeeAmount))} pour ce point, dû une seule fois, à l’admission`
      : say`droit d’entrée : aucun`,
  ];
}

/** By which means its member pays: a public body's accountant by transfer. */
export function paymentMeans(data: BulletinData): Text[] {
  const isPublic = isPublicBody(data.participant);
  const methods = data.fee?.paymentMethods ?? [];
  return methods
    .filter(({ type }) => !isPublic || type === "TRANSFER")
    .map((method) => meansText(method, data));
}

/** A public body's accountant pays by transfer, on a call. */
function meansBlocks(data: BulletinData): Block[] {
  const isPublic = isPublicBody(data.participant);
  const told = paymentMeans(data);
  if (isPublic)
    return [
      paragraph(
        say`L’Adhérent, personne publique, s’acquitte de ces sommes par mandat, sur l’appel de cotisation que l’Association lui adresse.`,
      ),
      ...(told.length > 0 ? [paragraph(say`Son comptable paie :`), enumeration(...told)] : []),
    ];
  return [
    paragraph(
      told.length > 1
        ? say`L’Adhérent s’acquitte de ces sommes par l’un de ces moyens, à son choix :`
        : say`L’Adhérent s’acquitte de ces sommes :`,
    ),
    told.length > 0 ? enumeration(...told) : paragraph([missing("moyens de paiement")]),
  ];
}

function feeBlocks(data: BulletinData): Block[] {
  const { fee } = data;
  if (!fee) return [paragraph([missing("cotisation, droit d’entrée et moyens de paiement")])];
  const means = fee.required || fee.entranceFeeRequired ? meansBlocks(data) : [];
  const more = fee.additionalInformation ? [paragraph([fee.additionalInformation])] : [];
  return [
    paragraph(say`À la date du présent bulletin, les sommes dues par l’Adhérent sont les suivantes :`),
    enumeration(...dues(fee)),
    ...means,
    ...more,
  ];
}

const leaving = (data: BulletinData): Section => ({
  title: "Durée et démission",
  blocks: [
    paragraph(
      say`L’adhésion est conclue pour une durée indéterminée. L’Adhérent peut démissionner à tout moment et sans motif, par écrit adressé au bureau, après paiement, s’il en est dû, des cotisations échues et de celle de l’année en cours (loi du 1er\u00a0juillet 1901, article 4). L’adhésion prend fin aussi dans les autres cas que prévoient les statuts, notamment le départ du point et l’exclusion.`,
    ),
    paragraph(
      say`La perte de la qualité de membre met fin à la participation du point à l’opération. L’Association en informe le gestionnaire de réseau dans le délai que prévoit leur convention.`,
    ),
    ...bulletinRetraction(data),
  ],
});

/** The form by which a participant joins the association that organises the operation. He alone signs it. */
export function bulletinDocument(data: BulletinData): LegalDocument {
  const { participant, site, association, project, date } = data;
  return {
    title: "Bulletin d’adhésion",
    subtitle: subtitleOf(data),
    projectName: project.name,
    date,
    fields: headFields(data),
    warning: warningOf(data),
    opening: [
      theAssociation(data),
      { title: "L’adhérent", blocks: [fieldList(identityFields(participant))] },
      { title: "Le point concerné", blocks: [fieldList(siteFields(site, "Non communiqué"))] },
    ],
    articles: [
      membership(data),
      rules,
      { title: "Cotisation et droit d’entrée", blocks: feeBlocks(data) },
      leaving(data),
      personalData({
        controller: ["l’Association"],
        purposes: [
          say`tenir la liste de ses membres et appeler les cotisations`,
          say`convoquer ses membres et les informer de la vie de l’opération`,
          say`déclarer les participants au gestionnaire de réseau`,
        ],
        recipients: say`aux membres du bureau de l’Association et au gestionnaire de réseau`,
        retention: say`Elles sont conservées pendant la durée de l’adhésion, puis cinq ans (code civil, article 2224) ; les pièces comptables le sont dix ans (code de commerce, article L. 123-22).`,
        contact: orMissing(association?.email, "courriel de l’association"),
      }),
    ],
    closing: [closingText(date, 1)],
    signatures: [
      {
        role: "participant",
        signerName: signerName(participant),
        capacity: "L’Adhérent",
        party: partyName(participant, "nom de l’adhérent"),
        signer: signerText(participant),
        signature: null,
      },
    ],
    annexes: [],
  };
}
