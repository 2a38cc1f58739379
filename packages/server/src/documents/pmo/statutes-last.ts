import { list, orMissing, paragraph, type Section, say } from "../legal/model.ts";
import { emailOf, type PmoModelData } from "./common.ts";

const dataArticle = (data: PmoModelData): Section => ({
  title: "Données personnelles",
  blocks: [
    paragraph(
      say`L’Association traite les données de ses membres (identité, coordonnées, points de livraison ou d’injection, données de comptage qu’ils ont consenti à communiquer) pour tenir la liste des participants, répartir la production, appeler les cotisations et convoquer les assemblées. Elle en est responsable au sens du règlement (UE) 2016/679.`,
    ),
    paragraph(
      say`Ces données ne sont communiquées qu’aux membres du bureau, à ses mandataires et prestataires et au Gestionnaire de réseau. Les consommations d’un membre ne sont pas révélées aux autres. Elles sont conservées pendant la durée de l’adhésion, puis cinq ans ; les données de comptage, vingt-quatre mois.`,
    ),
    paragraph(
      say`Chaque membre exerce ses droits d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité à l’adresse ${emailOf(data)} et peut saisir la Commission nationale de l’informatique et des libertés (www.cnil.fr).`,
    ),
  ],
});

const internalRulesArticle: Section = {
  title: "Règlement intérieur",
  blocks: [
    paragraph(
      say`Le bureau peut établir un règlement intérieur, que l’assemblée générale ordinaire approuve. Il précise l’application des présents statuts et s’impose aux membres, qui peuvent le lire avant d’adhérer. En cas de contradiction, les statuts prévalent.`,
    ),
  ],
};

const liabilityArticle: Section = {
  title: "Responsabilité",
  blocks: [
    paragraph(
      say`Le patrimoine de l’Association répond seul de ses engagements ; aucun membre, même membre du bureau, n’en est personnellement tenu, sous réserve de l’application de la loi. L’Association souscrit les assurances que requiert son activité.`,
    ),
    paragraph(
      say`L’Association ne garantit ni la quantité d’électricité produite, ni sa continuité. Chaque producteur répond de son installation, de son raccordement et de son assurance. Chaque consommateur conserve le fournisseur de son choix pour l’électricité que la production locale ne couvre pas. Les données du Gestionnaire de réseau font foi des quantités affectées à chacun.`,
    ),
  ],
};

const dissolutionArticle: Section = {
  title: "Dissolution",
  blocks: [
    paragraph(
      say`L’assemblée générale extraordinaire qui prononce la dissolution désigne un ou plusieurs liquidateurs. Ceux-ci mettent fin à la convention conclue avec le Gestionnaire de réseau et en préviennent les participants un mois au moins à l’avance.`,
    ),
    paragraph(
      say`L’actif net revient à une ou plusieurs associations poursuivant un objet voisin, que l’assemblée désigne. Il ne peut être réparti entre les membres, la reprise des apports exceptée (décret du 16\u00a0août 1901, article 15).`,
    ),
  ],
};

const formalitiesArticle = ({ association }: PmoModelData): Section => ({
  title: "Formalités",
  blocks: [
    paragraph(
      say`Le président, ou la personne qu’il mandate, accomplit les formalités que prévoient l’article 5 de la loi du 1er\u00a0juillet 1901 et le décret du 16\u00a0août 1901 :`,
    ),
    list(
      say`la déclaration de l’Association à la préfecture ou à la sous-préfecture de son siège ;`,
      say`la demande de publication au Journal officiel (l’Association a la capacité juridique à compter de cette publication) ;`,
      say`la déclaration, dans les trois mois, de tout changement survenu dans son bureau ou dans ses statuts.`,
    ),
    paragraph(
      say`Numéro d’inscription au Répertoire national des associations : ${orMissing(association?.rnaId, "numéro RNA, après la déclaration")}.`,
    ),
  ],
});

/** Articles 14 to 18. */
export const lastArticles = (data: PmoModelData): Section[] => [
  dataArticle(data),
  internalRulesArticle,
  liabilityArticle,
  dissolutionArticle,
  formalitiesArticle(data),
];
