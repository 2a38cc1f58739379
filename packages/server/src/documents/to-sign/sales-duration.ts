import { formatDate, formatNumber, plural } from "@mec/domain/shared";
import {
  type Block,
  enumeration,
  paragraph,
  type Run,
  type Section,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import type { SalesContractData } from "./content.ts";
import { isGiven } from "./sales-price.ts";

const nbsp = "\u00a0";

const isProfessional = ({ consumer }: SalesContractData): boolean => consumer?.entityType === "Professionnel";

const monthsText = (months: number): string => `${months}${nbsp}mois`;

/** A plant may enter after its buyer does: towards who sells by it the contract takes effect then, and its years are reckoned from there. */
function startText({ terms, producers }: SalesContractData): Text {
  const [own, from] =
    producers.length > 1
      ? ["celle de l’installation de chaque Producteur", ", à l’égard de celui-ci"]
      : ["celle de l’installation du Producteur", ""];
  const years = `Sa durée et ses dates anniversaires se comptent de ce jour${producers.length > 1 ? ", pour chaque Producteur" : ""}.`;
  const date = terms?.startDate;
  if (!date)
    return say`Le contrat prend effet à l’entrée du point dans l’opération ou, si elle est postérieure, à ${own}${from}, à la date que confirme le Gestionnaire de réseau. ${years}`;
  return say`Le contrat prend effet le ${strong(formatDate(date))} ou, si elle est postérieure, à la date d’entrée du point dans l’opération ou à ${own}${from}, que confirme le Gestionnaire de réseau. ${years}`;
}

function lengthText({ terms }: SalesContractData): Text {
  const years = terms?.durationYears ?? null;
  if (years === null) return say`Il est conclu pour une ${strong("durée indéterminée")}.`;
  return say`Il est conclu pour une durée de ${strong(plural(years, "an", "ans"))}.`;
}

function renewalBlocks(data: SalesContractData, isBusiness: boolean): Block[] {
  const { terms } = data;
  if (!terms || terms.durationYears === null) return [];
  if (!terms.tacitRenewal) return [paragraph(say`Il prend fin à son terme, sans reconduction tacite.`)];
  return [
    paragraph(
      say`À son terme, il est reconduit tacitement par périodes d’un an, sauf si l’une des parties s’y oppose par écrit, ${noticeText(terms.noticeMonths, "avant cette date")}.`,
    ),
    paragraph(renewalNotice(isBusiness)),
  ];
}

/** Code de la consommation, articles L215-1 to L215-3. */
function renewalNotice(isBusiness: boolean): Text {
  if (isBusiness) {
    return say`Si le Consommateur est un non-professionnel au sens du code de la consommation, le Producteur l’informe, dans les conditions des articles L. 215-1 et L. 215-3 de ce code, de la possibilité de ne pas reconduire le contrat.`;
  }
  return say`Conformément à l’article L. 215-1 du code de la consommation, le Producteur informe le Consommateur par écrit, au plus tôt trois mois et au plus tard un mois avant le terme de la période autorisant le rejet de la reconduction, de la possibilité de ne pas reconduire le contrat. À défaut, le Consommateur peut y mettre fin gratuitement, à tout moment à compter de la date de reconduction.`;
}

/** Without a notice that was agreed, the law asks for a reasonable one. */
function noticeText(months: number | null, without: string): Text {
  if (months === 0) return [without];
  if (months === null) return say`en respectant un préavis raisonnable (code civil, article 1211)`;
  return say`en respectant un préavis de ${strong(monthsText(months))}`;
}

/**
 * From when, for how long, and how it goes on.
 * @param isBusiness of whom it is known before he says who signs: the law's words on renewal are a person's or a business'
 */
export function durationArticle(data: SalesContractData, isBusiness = isProfessional(data)): Section {
  return {
    title: "Prise d’effet et durée",
    blocks: [paragraph(startText(data)), paragraph(lengthText(data)), ...renewalBlocks(data, isBusiness)],
  };
}

/** By when its last invoice comes. */
export function closingInvoice({ terms }: SalesContractData): Run {
  const months = terms?.closingInvoiceMonths ?? null;
  if (months === null) return "dès que le Gestionnaire de réseau a communiqué les dernières quantités";
  return months === 0
    ? "sans délai"
    : `dans un délai de ${monthsText(months)} à compter de la fin du contrat`;
}

function terminationArticle(data: SalesContractData): Section {
  const notice = data.terms?.noticeMonths ?? null;
  return {
    title: "Résiliation",
    blocks: [
      paragraph(
        say`Chaque partie peut mettre fin au contrat à tout moment, par écrit, ${noticeText(notice, "sans préavis")}.`,
      ),
      paragraph(say`Il prend fin sans préavis ni indemnité :`),
      enumeration(
        say`quand le Consommateur quitte les lieux ou cesse d’être titulaire du contrat de fourniture du point`,
        say`quand l’opération, la convention d’autoconsommation collective ou l’exploitation de l’installation cesse`,
        say`quand le point ou l’installation ne remplit plus les conditions légales de l’opération`,
      ),
      paragraph(
        say`Si une partie manque gravement à ses obligations, l’autre peut résilier le contrat trente jours après une mise en demeure restée sans effet. La facture de clôture est établie ${closingInvoice(data)}.`,
      ),
      ...(isProfessional(data)
        ? []
        : [
            paragraph(
              say`Ces stipulations ne privent pas le Consommateur particulier des droits que lui reconnaissent, lorsqu’ils s’appliquent, les articles L. 224-14 et L. 224-15 du code de la consommation.`,
            ),
          ]),
    ],
  };
}

/** The cost of leaving without notice; none unless all that it is reckoned from was agreed. */
function penaltyBlocks(data: SalesContractData): Block[] {
  const rate = data.terms?.penaltyRate ?? 0;
  const kwh = data.terms?.penaltyKwh ?? null;
  const hasNotice = (data.terms?.noticeMonths ?? 0) > 0;
  if (rate === 0 || kwh === null || isGiven(data) || !hasNotice)
    return [paragraph(say`La résiliation ne donne lieu à aucune pénalité.`)];
  const rateRun = strong(`${formatNumber(rate)}${nbsp}%`);
  const kwhRun = strong(`${formatNumber(kwh)}${nbsp}kWh par an`);
  const until =
    data.terms?.durationYears === null ? "jusqu’à la fin du préavis" : "jusqu’au terme du contrat";
  const moderation = isProfessional(data)
    ? say`Le juge peut modérer cette indemnité si elle est manifestement excessive (code civil, article 1231-5).`
    : say`Due par un Consommateur particulier, elle ne peut excéder les coûts que la résiliation a effectivement causés au Producteur ; le juge peut la modérer si elle est manifestement excessive (code civil, article 1231-5).`;
  return [
    paragraph(
      say`La partie qui met fin au contrat sans respecter le préavis doit à l’autre une indemnité égale à ${rateRun} du prix hors taxes de l’électricité qui restait à fournir ${until}, comptée sur ${kwhRun}.`,
    ),
    paragraph(moderation),
  ];
}

const occupant: Section = {
  title: "Changement d’occupant",
  blocks: [
    paragraph(
      say`Le contrat est personnel au Consommateur et ne se transmet pas avec le point. Le Consommateur qui quitte les lieux en informe le Producteur et la PMO au plus tard quinze jours avant son départ, ou dès qu’il le sait ; il reste redevable de l’électricité affectée jusqu’à la sortie du point. Le nouvel occupant peut demander à participer à l’opération et conclure son propre contrat.`,
    ),
  ],
};

/** Start, length and end of the contract. */
export function durationArticles(data: SalesContractData): Section[] {
  return [
    durationArticle(data),
    terminationArticle(data),
    { title: "Indemnité de résiliation", blocks: penaltyBlocks(data) },
    occupant,
  ];
}
