import { list, paragraph, type Section, say, strong } from "../legal/model.ts";

const ordinaryAssembly: Section = {
  title: "Assemblée générale ordinaire",
  blocks: [
    paragraph(
      say`L’assemblée générale ordinaire réunit tous les membres au moins une fois par an, dans les six mois de la clôture de l’exercice. Le bureau la convoque par courriel, quinze jours au moins à l’avance, avec l’ordre du jour ; le quart des membres peut aussi demander sa réunion. Elle peut se tenir à distance et voter par voie électronique, pourvu que chaque membre puisse s’identifier et s’exprimer.`,
    ),
    paragraph(say`Elle :`),
    list(
      say`entend le rapport d’activité et le rapport financier, et approuve les comptes ;`,
      say`fixe la cotisation et le droit d’entrée ;`,
      say`élit les membres du bureau, et peut les révoquer ;`,
      say`choisit la clé de répartition, dans les conditions de l’article 13 ;`,
      say`approuve le règlement intérieur.`,
    ),
    paragraph(
      say`Elle délibère valablement quel que soit le nombre des membres présents ou représentés, à la majorité des suffrages exprimés. Chaque membre peut se faire représenter par un autre, qui ne peut détenir plus de trois pouvoirs. Il en est dressé procès-verbal, signé du président et d’un autre membre du bureau.`,
    ),
  ],
};

const extraordinaryAssembly: Section = {
  title: "Assemblée générale extraordinaire",
  blocks: [
    paragraph(
      say`L’assemblée générale extraordinaire peut seule modifier les statuts, décider la dissolution de l’Association ou sa fusion avec une autre. Elle est convoquée dans les formes de l’assemblée générale ordinaire.`,
    ),
    paragraph(
      say`Elle délibère si le tiers des membres est présent ou représenté ; à défaut, elle est convoquée de nouveau, à quinze jours d’intervalle au moins, et délibère alors quel que soit ce nombre. Elle statue à la majorité des deux tiers des suffrages exprimés.`,
    ),
  ],
};

/** Articles 10 and 11. */
export const assemblyArticles: readonly Section[] = [ordinaryAssembly, extraordinaryAssembly];

/** Article 12. */
export const boardArticle: Section = {
  title: "Bureau",
  blocks: [
    paragraph(
      say`L’assemblée générale élit pour trois ans, parmi les membres, un bureau de deux à sept personnes, rééligibles, qui comprend au moins ${strong("un président")} et ${strong("un trésorier")}, et s’il y a lieu un secrétaire. Le collège des producteurs et celui des consommateurs y sont chacun représentés dès lors qu’ils y ont un candidat. En cas de vacance, le bureau se complète lui-même jusqu’à la prochaine assemblée.`,
    ),
    paragraph(
      say`Le bureau se réunit aussi souvent qu’il est utile, au besoin à distance, et décide à la majorité des membres présents, dont deux au moins ; la voix du président est prépondérante. Il administre l’Association et dispose à cette fin de tous les pouvoirs que les statuts ne réservent pas à l’assemblée générale. En particulier, il :`,
    ),
    list(
      say`prononce les admissions et constate les départs (articles 6 et 7) ;`,
      say`adapte la répartition aux entrées et aux sorties (article 13) ;`,
      say`arrête les comptes et convoque les assemblées.`,
    ),
    paragraph(
      say`Le président représente l’Association dans tous les actes de la vie civile et en justice. Il signe la convention avec le Gestionnaire de réseau et les accords de participation. Il peut déléguer sa signature, et confier la gestion courante de l’Opération à un mandataire, membre ou non, qui en rend compte au bureau. Les fonctions de membre du bureau sont bénévoles ; les frais exposés sont remboursés sur justificatifs.`,
    ),
  ],
};
