import { list, paragraph, type Section, say, strong } from "../legal/model.ts";
import { feeBlocks, meansBlocks, type PmoModelData } from "./common.ts";

const membersArticle: Section = {
  title: "Membres et collèges",
  blocks: [
    paragraph(say`L’Association se compose de personnes physiques ou morales, réparties en trois collèges :`),
    list(
      say`${strong("le collège des producteurs")} : les personnes qui exploitent une installation de production participant à l’Opération ;`,
      say`${strong("le collège des consommateurs")} : les personnes titulaires d’un point de livraison participant à l’Opération ;`,
      say`${strong("le collège des soutiens")} : les fondateurs, collectivités et autres personnes qui, sans y participer, contribuent à l’Opération.`,
    ),
    paragraph(
      say`Une personne qui produit et qui consomme relève des deux premiers collèges. La qualité de membre s’attache à la personne et non à l’immeuble ; chaque membre dispose d’une voix, quel que soit le nombre de ses points.`,
    ),
  ],
};

const admissionArticle: Section = {
  title: "Admission",
  blocks: [
    paragraph(
      say`Le bureau prononce les admissions, sans vote de l’assemblée générale, afin que l’Opération suive les emménagements et les départs. Peut être admise toute personne qui :`,
    ),
    list(
      say`dispose d’un point de livraison ou d’injection situé dans le périmètre de l’Opération et équipé d’un compteur communicant ;`,
      say`a signé le bulletin d’adhésion et l’accord de participation, et accepte les présents statuts et le règlement intérieur ;`,
      say`s’est acquittée, s’il en est demandé, du droit d’entrée et de la cotisation.`,
    ),
    paragraph(
      say`La personne qui relève du seul collège des soutiens est admise sur son bulletin d’adhésion, sans avoir à disposer d’un point.`,
    ),
    paragraph(
      say`Le bureau se prononce dans le mois qui suit la réception du bulletin ; son silence au terme de ce délai vaut admission. Un refus est motivé ; il ne peut tenir qu’au périmètre, à la puissance de l’Opération, à l’équilibre de la répartition ou à un manquement antérieur du candidat.`,
    ),
    paragraph(
      say`Un membre participe à la répartition à compter de la date que retient le Gestionnaire de réseau. Une personne morale désigne la personne physique qui la représente.`,
    ),
  ],
};

const lossArticle: Section = {
  title: "Perte de la qualité de membre",
  blocks: [
    paragraph(say`La qualité de membre se perd :`),
    list(
      say`par ${strong("démission")}, à tout moment et sans avoir à la motiver, par écrit adressé au bureau (loi du 1er\u00a0juillet 1901, article 4) ;`,
      say`par le ${strong("départ du point")} : déménagement, cession de l’installation ou fin du contrat qui donne droit au point, lorsque le membre n’en a pas d’autre dans l’Opération ;`,
      say`par la ${strong("fin du contrat de vente locale")} d’un consommateur ou d’un producteur, si aucun autre ne lui succède ;`,
      say`par le décès de la personne physique ou la dissolution de la personne morale ;`,
      say`par l’${strong("exclusion")} que prononce le bureau pour défaut de paiement ou motif grave, un mois après une mise en demeure restée sans effet, l’intéressé ayant été invité à s’expliquer ; il peut en appeler à la prochaine assemblée générale.`,
    ),
    paragraph(
      say`Le bureau constate ces pertes sans vote de l’assemblée générale et en informe sans délai le Gestionnaire de réseau. La sortie de la répartition prend effet à la date que celui-ci retient, au terme du préavis que prévoit la convention. La cotisation de l’année en cours, s’il en est fixé une, reste due.`,
    ),
    paragraph(
      say`La personne qui succède à un membre sur un point peut adhérer à son tour, par un simple bulletin, aux conditions de l’article précédent. L’Association se poursuit entre les autres membres.`,
    ),
  ],
};

const feeArticle = ({ fee }: PmoModelData): Section => ({
  title: "Cotisation et droit d’entrée",
  blocks: [
    paragraph(say`À la date des présents statuts, les sommes dues par les membres sont les suivantes :`),
    ...feeBlocks(fee),
    ...meansBlocks(fee),
    paragraph(
      say`L’assemblée générale ordinaire peut modifier ces montants pour l’exercice suivant, sans qu’il y ait lieu de modifier les statuts. Les sommes versées restent acquises à l’Association.`,
    ),
  ],
});

const resourcesArticle: Section = {
  title: "Ressources et comptes",
  blocks: [
    paragraph(
      say`Les ressources de l’Association comprennent les cotisations et droits d’entrée, les subventions publiques, les dons manuels, le prix des services qu’elle rend à ses membres dans la limite de son objet, et toute autre ressource que la loi autorise.`,
    ),
    paragraph(
      say`Le trésorier tient une comptabilité des recettes et des dépenses et en rend compte chaque année à l’assemblée générale ordinaire.`,
    ),
  ],
};

/** Articles 5 to 9: who is a member, how one comes in and goes out, and what members pay. */
export const memberArticles = (data: PmoModelData): Section[] => [
  membersArticle,
  admissionArticle,
  lossArticle,
  feeArticle(data),
  resourcesArticle,
];
