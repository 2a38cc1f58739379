import type { Founder, MembershipFee, PaymentMethod, PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import { formatDate, formatEuro } from "@mec/domain/shared";
import {
  type Block,
  type Field,
  field,
  list,
  missing,
  orMissing,
  paragraph,
  type Run,
  type SignaturePlace,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import { modelWarning } from "../to-sign/common.ts";
import type { ContentProject } from "../to-sign/content.ts";
import { addressText, civilName, grouped, phoneText } from "../to-sign/identity.ts";

/** What the models of the legal body are made from, as plain JSON. A null has not been said yet and shows as missing. */
export interface PmoModelData {
  /** ISO 8601; the day it was made. */
  readonly date: string;
  readonly project: ContentProject;
  readonly association: PmoAssociation | null;
  readonly interlocutor: PmoInterlocutor | null;
  readonly fee: MembershipFee | null;
}

export const nameOf = ({ association }: PmoModelData): Run =>
  orMissing(association?.associationName, "dénomination de l’association");

export const seatOf = ({ association }: PmoModelData): Run =>
  association?.address.label ? addressText(association.address) : missing("adresse du siège");

export const emailOf = ({ association }: PmoModelData): Run =>
  orMissing(association?.email, "courriel de l’association");

/** The territory, without a full stop of its own: it ends a sentence of ours. */
export const territoryOf = ({ association }: PmoModelData): Run =>
  orMissing(association?.territory.replace(/[.\s]+$/, ""), "territoire de l’opération");

export const subtitleOf = ({ association }: PmoModelData): string =>
  association?.associationName
    ? `Association «\u00a0${association.associationName}\u00a0», régie par la loi du 1er\u00a0juillet 1901`
    : "Association régie par la loi du 1er\u00a0juillet 1901";

/** Alsace and Moselle kept their own law of associations (code civil local, articles 21 to 79-IV). */
const localLawDepartments = ["57", "67", "68"];
const localLawWarning =
  "Le siège étant situé en Alsace ou en Moselle, l’association relève du droit local (code civil local, articles\u00a021 à 79-IV) et non de la loi du 1er\u00a0juillet 1901\u00a0: ce modèle est à adapter avec un professionnel du droit.";

/** The note that says that the document is a model, and when it cannot serve as it is. */
export function warningOf({ association }: PmoModelData): string {
  const department = association?.address.postCode.slice(0, 2) ?? "";
  return localLawDepartments.includes(department) ? `${modelWarning} ${localLawWarning}` : modelWarning;
}

export function headFields(data: PmoModelData): Field[] {
  const { association, project, date } = data;
  const operation = operationName(data);
  return [
    field("Association", association?.associationName ? strong(association.associationName) : nameOf(data)),
    ...(association?.rnaId ? [field("RNA", association.rnaId)] : []),
    field("Siège", seatOf(data)),
    field("Opération", operation),
    ...(operation === project.name ? [] : [field("Projet", project.name)]),
    field("Commune", project.city),
    field("Modèle établi le", formatDate(date)),
  ];
}

const personOf = ({ firstName, lastName }: Founder): string => `${firstName} ${lastName}`;

function founderText(founder: Founder): Text {
  if (founder.kind === "physical") return [strong(personOf(founder))];
  return say`${strong(founder.socialReason)}, représentée par ${personOf(founder)}`;
}

/** Two places stand for founders that were not said. */
export function founderTexts({ association }: PmoModelData): Text[] {
  const founders = association?.founders ?? [];
  if (founders.length > 0) return founders.map(founderText);
  return [[missing("premier fondateur")], [missing("second fondateur")]];
}

export function founderPlaces({ association }: PmoModelData): SignaturePlace[] {
  const founders = association?.founders ?? [];
  const place = { role: "founder", capacity: "Fondateur", signature: null };
  if (founders.length === 0) {
    return ["premier fondateur", "second fondateur"].map((which) => ({
      ...place,
      signerName: "",
      party: [missing(which)],
      signer: [missing("nom du signataire")],
    }));
  }
  return founders.map((founder) => ({
    ...place,
    signerName: personOf(founder),
    party: [founder.kind === "moral" ? founder.socialReason : personOf(founder)],
    signer: say`Signataire : ${personOf(founder)}`,
  }));
}

/** The place for a signature of somebody who will be known once the founders have met. */
export function placeToFill(capacity: string, who: string): SignaturePlace {
  return {
    role: "officer",
    capacity,
    signerName: "",
    party: [missing(who)],
    signer: say`Signataire : ${missing("prénom et nom")}`,
    signature: null,
  };
}

function dues({ required, amount, entranceFeeRequired, entranceFeeAmount }: MembershipFee): Text[] {
  return [
    required
      ? say`cotisation annuelle : ${strong(formatEuro(amount))} par membre, pour chacun de ses points ;`
      : say`cotisation annuelle : aucune ;`,
    entranceFeeRequired
      ? say`droit d’entrée : ${strong(formatEuro(entranceFeeAmount))}, versé une seule fois pour chacun de ses points, à l’admission.`
      : say`droit d’entrée : aucun.`,
  ];
}

const meansText = (method: PaymentMethod, end: string): Text =>
  method.type === "CHEQUE"
    ? say`chèque à l’ordre de l’Association${end}`
    : say`virement sur le compte IBAN ${grouped(method.iban, 4, 4, 4, 4, 4, 4, 4, 4)}, BIC ${method.bic}${end}`;

/** What members pay: the same words in the statutes and in the minutes that vote it. */
export function feeBlocks(fee: MembershipFee | null): Block[] {
  if (!fee) return [paragraph([missing("cotisation annuelle et droit d’entrée")])];
  return [list(...dues(fee)), ...(fee.additionalInformation ? [paragraph([fee.additionalInformation])] : [])];
}

/** By what means they pay it; nothing when nothing is to be paid. */
export function meansBlocks(fee: MembershipFee | null): Block[] {
  if (!fee) return [paragraph([missing("moyens de paiement")])];
  if (!fee.required && !fee.entranceFeeRequired) return [];
  if (fee.paymentMethods.length === 0) return [paragraph([missing("moyens de paiement")])];
  const last = fee.paymentMethods.length - 1;
  const means = fee.paymentMethods.map((method, index) =>
    meansText(method, index === last ? "." : "\u00a0;"),
  );
  return [paragraph(say`Ces sommes sont réglées par l’un des moyens suivants :`), list(...means)];
}

/** Whom the members and the grid operator write to. */
export function contactText({ interlocutor }: PmoModelData): Text {
  if (!interlocutor) return [missing("interlocuteur de l’opération")];
  const { lastName, email, phoneNumber } = interlocutor;
  return say`${civilName(interlocutor, lastName)}, ${email}, ${phoneText(phoneNumber)}`;
}

export const today = missing("date de signature");
