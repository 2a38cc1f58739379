import { isAssociationComplete } from "@mec/domain/pmo";
import { type ProductionType, powerUnit, productionTypeLabels } from "@mec/domain/point";
import { formatDate, formatNumber } from "@mec/domain/shared";
import {
  type Block,
  enumeration,
  type Field,
  field,
  missing,
  orMissing,
  paragraph,
  type Run,
  type Section,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import type { DocumentContent, Site } from "./content.ts";
import { addressText, civilName, duly, phoneText } from "./identity.ts";

export const modelWarning =
  "Modèle à faire vérifier. Ce document est établi à partir d’un modèle rédigé pour les opérations d’autoconsommation collective\u00a0; il ne remplace pas le conseil d’un professionnel du droit. Chacun s’assure, avant de signer, qu’il convient à sa situation.";

/** The note that a draft can still be checked: for the owner who writes it; signers do not see it. */
export const warningOf = ({ isDraft }: DocumentContent): string =>
  isDraft ? `${modelWarning} Cet avertissement ne figure pas sur ce que signent les participants.` : "";

export const subtitleOf = (content: DocumentContent): string =>
  `Opération d’autoconsommation collective «\u00a0${operationName(content)}\u00a0», ${content.project.city}`;

export function headFields(content: DocumentContent): Field[] {
  const { project, interlocutor, reference, date } = content;
  const name = operationName(content);
  return [
    ...(name === project.name ? [] : [field("Projet", project.name)]),
    ...(interlocutor?.projectIdentification
      ? [field("Identification de l’opération", interlocutor.projectIdentification)]
      : []),
    field("Référence du document", reference),
    field("Établi le", formatDate(date)),
  ];
}

export const associationName = ({ association }: DocumentContent): Run =>
  orMissing(association?.associationName, "dénomination de l’association");

/** The association's name where it is a title. */
export const associationTitle = (content: DocumentContent): Run => {
  const name = associationName(content);
  return typeof name === "string" ? strong(name) : name;
};

/** The address may be empty while it is being typed. */
export const seatText = ({ association }: DocumentContent): Run =>
  association?.address.label
    ? addressText(association.address)
    : missing("adresse du siège de l’association");

export const representative = ({ interlocutor }: DocumentContent): Run =>
  interlocutor?.lastName ? civilName(interlocutor, interlocutor.lastName) : missing("représentant de la PMO");

/** The e-mail address of the legal body: the association's, else its contact's. */
export const pmoEmail = ({ association, interlocutor }: DocumentContent): Run =>
  orMissing(association?.email || interlocutor?.email, "courriel de l’association");

/** A contact alone may stand for a legal body that is not declared yet. */
const isContactAlone = ({ association, interlocutor }: DocumentContent): boolean =>
  interlocutor !== null && !isAssociationComplete(association);

/** The name under which the legal body signs. */
export const pmoName = (content: DocumentContent): Run =>
  isContactAlone(content) && !content.association?.associationName
    ? `La personne morale organisatrice de l’opération «\u00a0${operationName(content)}\u00a0»`
    : associationName(content);

/** The legal body as a contract names it. */
export function pmoText(content: DocumentContent): Text {
  const { association, interlocutor } = content;
  const email = pmoEmail(content);
  const authority = interlocutor ? `, ${duly(interlocutor)}` : "";
  if (isContactAlone(content)) {
    return say`${pmoName(content)} (courriel : ${email}), représentée par ${representative(content)}${authority}`;
  }
  const rna = orMissing(association?.rnaId, "numéro RNA, donné par la préfecture");
  return say`${associationTitle(content)}, association régie par la loi du 1er\u00a0juillet 1901, inscrite au Répertoire national des associations sous le numéro ${rna}, dont le siège est situé ${seatText(content)} (courriel : ${email}), représentée par ${representative(content)}${authority}`;
}

/** Whom a participant writes to. */
export function contactText(content: DocumentContent): Text {
  const { interlocutor } = content;
  if (!interlocutor) return [missing("interlocuteur de la PMO")];
  const email = orMissing(interlocutor.email, "courriel de l’interlocuteur");
  const phone = interlocutor.phoneNumber ? `, ${phoneText(interlocutor.phoneNumber)}` : "";
  return say`${representative(content)}, ${email}${phone}`;
}

export function powerText(kilowatts: number | null, kinds: readonly ProductionType[]): Run {
  if (kilowatts === null) return missing("puissance de l’installation");
  return `${formatNumber(kilowatts)}\u00a0${powerUnit(kinds)}`;
}

export const prmText = (prm: string): Run => orMissing(prm, "numéro PRM (14\u00a0chiffres)");

/** A point as the documents describe it; `unknownPrm` stands where a document does not wait for the PRM. */
export function siteFields(site: Site | null, unknownPrm?: string): Field[] {
  if (!site) return [field("Point", missing("point de consommation ou de production"))];
  const prm = site.prm || unknownPrm || prmText("");
  const common = [field("Nom du site", site.name), field("Adresse", addressText(site.address))];
  if (site.kind === "consumption") {
    return [...common, field("Point de livraison (PRM)", prm), field("Segment", site.segment)];
  }
  return [
    ...common,
    field("Point d’injection (PRM)", prm),
    field("Filière", productionTypeLabels[site.productionType]),
    ...(site.power === null ? [] : [field("Puissance", powerText(site.power, [site.productionType]))]),
  ];
}

/** A member's role, as a document names it. */
export const capacityOf = (site: Site | null): string =>
  site?.kind === "production" ? "producteur" : "consommateur";

/** The last words: a document with several signers binds from the last signature on. */
export function closingText(date: string, signers: number): Text {
  const binds =
    signers > 1
      ? say`la date de chaque signature est celle que porte son cadre, et les parties sont engagées à la date de la dernière.`
      : say`la date de la signature est celle que porte son cadre, et le signataire est engagé à cette date.`;
  return say`Établi le ${formatDate(date)} et signé par voie électronique (code civil, articles 1366 et 1367) : ${binds}`;
}

interface DataUse {
  /** The data controller: "l’association". */
  readonly controller: Text;
  readonly purposes: readonly Text[];
  readonly recipients: Text;
  readonly retention: Text;
  readonly contact: Run;
}

/** GDPR, articles 13, 15 to 21 and 77. */
export function personalData(use: DataUse): Section {
  const blocks: Block[] = [
    paragraph(
      say`Les données à caractère personnel recueillies ici sont traitées par ${use.controller}, responsable du traitement, pour l’exécution du présent document et le respect des obligations légales qui s’y attachent. Elles servent à :`,
    ),
    enumeration(...use.purposes),
    paragraph(
      say`Elles sont destinées ${use.recipients}, ainsi qu’à l’éditeur de la plateforme Mon énergie collective, qui agit en qualité de sous-traitant. ${use.retention}`,
    ),
    paragraph(
      say`Chaque personne concernée dispose d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité, qu’elle exerce à l’adresse ${use.contact}. Elle peut saisir la Commission nationale de l’informatique et des libertés (www.cnil.fr).`,
    ),
  ];
  return { title: "Données personnelles", blocks };
}
