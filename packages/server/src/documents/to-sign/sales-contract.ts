import {
  field,
  fieldList,
  type LegalDocument,
  paragraph,
  type Section,
  type SignaturePlace,
  say,
  type Text,
} from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import { closingText, headFields, siteFields, subtitleOf, warningOf } from "./common.ts";
import type { ContractProducer, SalesContractData } from "./content.ts";
import { partyName, partyText, signerName, signerText } from "./identity.ts";
import { billingArticle, billingMandateArticle } from "./sales-billing.ts";
import { durationArticles } from "./sales-duration.ts";
import {
  installationArticle,
  mostNamedProducers,
  olderContractArticle,
  producersAnnex,
} from "./sales-installation.ts";
import { lastArticles } from "./sales-last-articles.ts";
import { indexationArticle, isFree, isGiven, priceArticle, taxesArticle } from "./sales-price.ts";
import { hasWithdrawal, withdrawalAnnex } from "./sales-withdrawal.ts";
import { vatOfParty } from "./sellers-vat.ts";

const unknownProducer = "identité du producteur";

function producerTexts(data: SalesContractData): Text[] {
  const { producers } = data;
  const isSold = !isFree(data);
  if (producers.length === 0) return [partyText(null, "le producteur et son installation")];
  if (producers.length > mostNamedProducers) {
    return [
      say`Les ${String(producers.length)} producteurs que désigne l’annexe « Producteurs et installations »`,
    ];
  }
  return producers.map((producer) => {
    const party = partyText(producer.identity, unknownProducer);
    const vat = isSold ? vatOfParty(producer) : null;
    return vat ? say`${party}, ${vat}` : party;
  });
}

function parties(data: SalesContractData): Section {
  const sellers = producerTexts(data);
  const calledSeller =
    data.producers.length > 1
      ? say`ci-après, ensemble ou séparément, « le\u00a0Producteur »`
      : say`ci-après « le\u00a0Producteur »`;
  const last = sellers.length - 1;
  return {
    title: "Entre les soussignés",
    blocks: [
      ...sellers.map((text, index) =>
        paragraph(index === last ? say`${text}, ${calledSeller},` : say`${text},`),
      ),
      paragraph(say`et`),
      paragraph(
        say`${partyText(data.consumer, "identité du consommateur")}, ci-après « le\u00a0Consommateur ».`,
      ),
    ],
  };
}

function preamble(data: SalesContractData): Section {
  const name = data.association?.associationName;
  const members = name
    ? say`l’association ${name}, personne morale organisatrice de l’opération`
    : say`la personne morale organisatrice de l’opération`;
  return {
    title: "Préambule",
    blocks: [
      paragraph(
        say`Le Producteur et le Consommateur participent à l’opération d’autoconsommation collective « ${operationName(data)} », sur la commune de ${data.project.city}, au sens des articles L. 315-2 et suivants du code de l’énergie. Ils sont membres de ${members}, « la\u00a0PMO ».`,
      ),
    ],
  };
}

/** Of a contract with producers who came once he had signed with others. */
const beside = paragraph(
  say`Il s’ajoute à ceux que le Consommateur a conclus avec d’autres producteurs de l’opération, et ne les modifie pas.`,
);

function subject(data: SalesContractData): Section {
  const given = isGiven(data);
  const apart =
    data.producers.length > 1
      ? [
          paragraph(
            say`Chaque producteur ${given ? "fournit" : "vend"} pour son compte l’électricité de sa propre installation, sans solidarité avec les autres.`,
          ),
        ]
      : [];
  return {
    title: "Objet",
    blocks: [
      paragraph(
        say`Le Producteur ${given ? "fournit gratuitement au Consommateur, qui l’accepte," : "vend au Consommateur, qui l’achète,"} la part de l’électricité de son installation que la clé de répartition de l’opération affecte au point de livraison suivant :`,
      ),
      fieldList(siteFields(data.site)),
      ...apart,
      ...(data.isAdded ? [beside] : []),
    ],
  };
}

const quantities: Section = {
  title: "Quantités",
  blocks: [
    paragraph(
      say`Les quantités fournies sont celles que le gestionnaire du réseau public de distribution (« le\u00a0Gestionnaire de réseau ») affecte au Consommateur à chaque pas de mesure, en application de la clé de répartition. Elles ne peuvent dépasser ce que le Consommateur a soutiré dans le même pas. Les données du Gestionnaire de réseau font foi ; si elles sont corrigées, les factures le sont aussi.`,
    ),
    paragraph(
      say`La production dépend de la ressource et des consommations de tous : aucune quantité n’est garantie, et le Consommateur n’est tenu à aucune quantité minimale.`,
    ),
  ],
};

const supplier: Section = {
  title: "Complément de fourniture et acheminement",
  blocks: [
    paragraph(
      say`Le Consommateur conserve, auprès du fournisseur de son choix, un contrat qui couvre l’électricité que l’opération ne lui apporte pas. L’acheminement (TURPE) de toute l’électricité qu’il soutire, part locale comprise, lui reste facturé par l’intermédiaire de ce fournisseur et n’est pas compris dans le présent contrat.`,
    ),
  ],
};

const member: Section = {
  title: "Appartenance à la PMO",
  blocks: [
    paragraph(
      say`Chaque partie est membre de la PMO, partie à l’opération par un accord de participation, et le reste pendant toute la durée du contrat. La perte de cette qualité, ou la sortie du point ou de l’installation de l’opération, met fin au contrat à la date que le Gestionnaire de réseau donne à cette sortie. La partie qui sort de l’opération de son propre chef respecte le préavis de résiliation.`,
    ),
  ],
};

function producerPlace(identity: ContractProducer["identity"]): SignaturePlace {
  return {
    role: "producer",
    signerName: signerName(identity),
    capacity: "Le Producteur",
    party: partyName(identity, unknownProducer),
    signer: signerText(identity),
    signature: null,
  };
}

/** A producer signs once, however many installations he has. */
function producerPlaces({ producers }: SalesContractData): SignaturePlace[] {
  const places = producers.map(({ identity }) => producerPlace(identity));
  const whoSigns = places.map(({ party, signerName: name }) => JSON.stringify([party, name]));
  const each = places.filter((_, index) => whoSigns.indexOf(whoSigns[index] ?? "") === index);
  return each.length > 0 ? each : [producerPlace(null)];
}

/** The sale of local electricity by the producers of an operation to one of its consumers. */
export function salesContractDocument(data: SalesContractData): LegalDocument {
  const { consumer, producers, project, date } = data;
  const signatures: SignaturePlace[] = [
    {
      role: "participant",
      signerName: signerName(consumer),
      capacity: "Le Consommateur",
      party: partyName(consumer, "nom du consommateur"),
      signer: signerText(consumer),
      signature: null,
    },
    ...producerPlaces(data),
  ];
  return {
    title: isGiven(data)
      ? "Contrat de fourniture gratuite d’électricité locale"
      : "Contrat de vente d’électricité locale",
    subtitle: subtitleOf(data),
    projectName: project.name,
    date,
    fields: [...headFields(data), ...(data.terms?.name ? [field("Offre", data.terms.name)] : [])],
    warning: warningOf(data),
    opening: [parties(data), preamble(data)],
    articles: [
      subject(data),
      installationArticle(data),
      ...olderContractArticle(data),
      quantities,
      priceArticle(data),
      ...(isGiven(data) ? [] : [indexationArticle(data)]),
      taxesArticle(data),
      billingArticle(data),
      ...(isFree(data) ? [] : [billingMandateArticle]),
      supplier,
      member,
      ...durationArticles(data),
      ...lastArticles(data),
    ],
    closing: [closingText(date, signatures.length)],
    signatures,
    annexes: [
      ...(producers.length > mostNamedProducers ? [producersAnnex(data)] : []),
      ...(hasWithdrawal(data) ? [withdrawalAnnex(data)] : []),
    ],
  };
}
