import type { MembershipFee } from "@mec/domain/pmo";
import { type Block, list, paragraph, type Section, say } from "../legal/model.ts";
import { contactText, emailOf, feeBlocks, meansBlocks, type PmoModelData } from "./common.ts";

const entry: Section = {
  title: "Entrée d’un membre",
  blocks: [
    paragraph(
      say`La personne qui souhaite participer à l’Opération remet au bureau, de préférence en ligne :`,
    ),
    list(
      say`le bulletin d’adhésion et l’accord de participation, signés ;`,
      say`le numéro à quatorze chiffres de son point de livraison ou d’injection (PRM) ;`,
      say`pour un consommateur, le contrat de vente conclu avec le ou les producteurs.`,
    ),
    paragraph(
      say`Le bureau répond dans le mois. Il déclare le point au gestionnaire du réseau public de distribution dans les quinze jours de l’admission et indique au membre la date à laquelle il prend part à la répartition.`,
    ),
  ],
};

const life: Section = {
  title: "Vie du point",
  blocks: [
    paragraph(
      say`Le membre prévient le bureau, quinze jours au moins à l’avance, de son déménagement, de la vente ou de la location de son bien, d’un changement de titulaire de son contrat de fourniture, ou de tout autre changement qui touche à son point. Changer de fournisseur est libre et ne met pas fin à la participation.`,
    ),
    paragraph(
      say`Lorsque l’occupant change, le point sort de la répartition à la date du départ. Le nouvel occupant peut adhérer à son tour par un simple bulletin : le bureau lui réserve la place laissée pendant trois mois.`,
    ),
  ],
};

const exit: Section = {
  title: "Sortie d’un membre",
  blocks: [
    paragraph(
      say`Un membre se retire en l’écrivant au bureau, par lettre ou par courriel, sans avoir à donner de raison. Le bureau en accuse réception, en informe le gestionnaire de réseau et les producteurs concernés, et indique la date de sortie. Le contrat de vente locale prend fin selon ses propres clauses.`,
    ),
  ],
};

/** When members pay, and what happens when they are late; nothing when nothing is to be paid. */
function termsBlocks(fee: MembershipFee | null): Block[] {
  const due = say`La cotisation est due à l’admission, puis au 31\u00a0janvier de chaque année. `;
  const late = say`Un retard donne lieu à deux rappels, à quinze jours d’intervalle, avant la mise en demeure que prévoient les statuts.`;
  if (fee && !fee.required && !fee.entranceFeeRequired) return [];
  return [paragraph(fee && !fee.required ? late : [...due, ...late])];
}

const payment = ({ fee }: PmoModelData): Section => ({
  title: "Cotisation et paiements",
  blocks: [
    paragraph(say`Les sommes dues à l’Association sont, à la date du présent règlement :`),
    ...feeBlocks(fee),
    ...meansBlocks(fee),
    ...termsBlocks(fee),
  ],
});

const contact = (data: PmoModelData): Section => ({
  title: "Interlocuteur",
  blocks: [
    paragraph(
      say`Les membres et le gestionnaire de réseau s’adressent, pour tout ce qui touche à l’Opération, à l’interlocuteur que désigne le bureau : ${contactText(data)}. Le bureau peut en changer et en informe les membres.`,
    ),
  ],
});

const sharing: Section = {
  title: "Répartition et information",
  blocks: [
    paragraph(
      say`Le bureau applique la clé de répartition que fixent les statuts ou l’assemblée générale. Quand des coefficients sont à transmettre, il les envoie chaque mois au gestionnaire de réseau, dans le délai de la convention.`,
    ),
    paragraph(
      say`Chaque membre peut connaître, chaque mois, sa consommation, la part de production qui lui a été affectée, et le total de l’Opération. Les chiffres d’un membre ne sont pas montrés aux autres, sinon sous une forme qui ne permet pas de l’identifier.`,
    ),
  ],
};

const producers: Section = {
  title: "Engagements des producteurs",
  blocks: [
    paragraph(
      say`Le producteur entretient son installation, l’assure et la maintient conforme aux règles de l’art et à son contrat de raccordement. Il prévient le bureau de tout arrêt de plus de trois jours, et quinze jours à l’avance quand l’arrêt est prévu. Il n’est pas tenu de produire une quantité donnée.`,
    ),
  ],
};

const consumers: Section = {
  title: "Engagements des consommateurs",
  blocks: [
    paragraph(
      say`Le consommateur maintient l’accès à ses données de comptage pendant sa participation, règle les factures des producteurs à leur échéance et tient à jour ses coordonnées. Il est libre de consommer comme il l’entend ; l’Association lui indique les heures où la production locale est la plus forte.`,
    ),
  ],
};

const meetings: Section = {
  title: "Réunions et votes",
  blocks: [
    paragraph(
      say`Les convocations, pouvoirs et votes se font par courriel ou sur un outil en ligne qui identifie chaque votant. Un vote en ligne reste ouvert quatre jours au moins. Le compte rendu est envoyé aux membres dans le mois.`,
    ),
  ],
};

const disputes = (data: PmoModelData): Section => ({
  title: "Réclamations et manquements",
  blocks: [
    paragraph(
      say`Une réclamation s’adresse au bureau, à l’adresse ${emailOf(data)} ; il y répond dans les quinze jours. Si elle persiste, les parties tentent de s’accorder avec l’aide d’un tiers de leur choix avant de saisir le juge. Un consommateur peut recourir gratuitement au Médiateur national de l’énergie ou au médiateur de la consommation compétent, pour les litiges qui relèvent d’eux.`,
    ),
    paragraph(
      say`Le membre qui encourt l’exclusion est averti par écrit des faits qui lui sont reprochés. Il dispose de quinze jours pour présenter ses observations, et peut se faire assister. La décision est motivée.`,
    ),
  ],
});

const personalData: Section = {
  title: "Confidentialité",
  blocks: [
    paragraph(
      say`Les membres du bureau et ceux qui les aident n’utilisent les données des membres que pour l’Opération et n’en gardent aucune copie à la fin de leurs fonctions. Les adresses des membres ne servent à aucune prospection.`,
    ),
  ],
};

const change: Section = {
  title: "Modification",
  blocks: [
    paragraph(
      say`Le bureau peut modifier le présent règlement ; la modification s’applique un mois après son envoi aux membres, et la prochaine assemblée générale ordinaire l’approuve ou la rejette.`,
    ),
  ],
};

/** All the articles of the model but the first. */
export const ruleArticles = (data: PmoModelData): Section[] => [
  contact(data),
  entry,
  life,
  exit,
  payment(data),
  sharing,
  producers,
  consumers,
  meetings,
  disputes(data),
  personalData,
  change,
];
