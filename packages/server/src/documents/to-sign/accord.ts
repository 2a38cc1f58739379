import { accordDurationText, curveReadersText } from "@mec/domain/point";
import { repartitionKeyLabels } from "@mec/domain/project";
import {
  enumeration,
  fieldList,
  type LegalDocument,
  paragraph,
  type Section,
  say,
  type Text,
} from "../legal/model.ts";
import { operationName } from "../operation-name.ts";
import { billingMandate } from "./billing-mandate.ts";
import {
  capacityOf,
  closingText,
  contactText,
  headFields,
  personalData,
  pmoEmail,
  pmoName,
  pmoText,
  prmText,
  representative,
  siteFields,
  subtitleOf,
  warningOf,
} from "./common.ts";
import type { AccordData } from "./content.ts";
import { partyName, partyText, signerName, signerText } from "./identity.ts";
import { keyText, proximityText } from "./operation-rules.ts";
import { accordRetraction } from "./retraction-text.ts";
import { saleToFollowArticle } from "./sale-to-follow.ts";

const isProducer = ({ site }: AccordData): boolean => site?.kind === "production";

function parties(data: AccordData): Section {
  return {
    title: "Entre les soussignés",
    blocks: [
      paragraph(
        say`${partyText(data.participant, "identité du participant")}, ci-après « le\u00a0Participant »,`,
      ),
      paragraph(say`et`),
      paragraph(say`${pmoText(data)}, ci-après « la\u00a0PMO ».`),
    ],
  };
}

function preamble(data: AccordData): Section {
  return {
    title: "Préambule",
    blocks: [
      paragraph(
        say`L’opération « ${operationName(data)} », sur la commune de ${data.project.city}, permet à des producteurs et à des consommateurs proches de partager une électricité produite localement. ${proximityText(data.project)} La PMO est la personne morale qui lie les participants entre eux.`,
      ),
    ],
  };
}

function subject(data: AccordData): Section {
  return {
    title: "Objet",
    blocks: [
      paragraph(
        say`Par le présent accord, le Participant accepte de prendre part à l’opération en qualité de ${capacityOf(data.site)}, pour le point suivant :`,
      ),
      fieldList(siteFields(data.site)),
    ],
  };
}

const olderContractEnds = say`ne vend plus, le jour où le partage commence, l’électricité de cette installation par un contrat d’achat d’avant le 9\u00a0octobre\u00a02021 : s’il en court un, il y met fin avant`;

function commitments(data: AccordData): Section {
  const holder = isProducer(data)
    ? say`est titulaire du contrat d’accès au réseau, ou du contrat de raccordement, de l’installation de production désignée ci-dessus`
    : say`est titulaire du contrat de fourniture d’électricité du point désigné ci-dessus, ou habilité par son titulaire${supplyHolder(data)}`;
  return {
    title: "Déclarations et engagements du Participant",
    blocks: [
      paragraph(say`Le Participant déclare qu’il :`),
      enumeration(
        holder,
        say`est ou devient membre de la PMO, et le reste aussi longtemps que le point participe à l’opération`,
        say`ne participe, pour ce point, à aucune autre opération d’autoconsommation collective à la date d’effet de l’accord`,
        ...(data.site?.kind === "production" && data.site.mayHaveOlderContract ? [olderContractEnds] : []),
        say`dispose d’un compteur communicant, ou accepte que le gestionnaire de réseau en pose un et en relève la courbe de charge`,
      ),
      paragraph(
        say`Il informe la PMO sans délai de tout changement qui touche ces déclarations, son identité ou ses coordonnées.`,
      ),
    ],
  };
}

/** The holder of the supply contract, as a professional gave it. */
function supplyHolder({ participant }: AccordData): Text {
  if (participant?.entityType !== "Professionnel") return [];
  if (participant.furnitureName === participant.socialReason) return [];
  return say` (${participant.furnitureName})`;
}

const mandate = (data: AccordData): Section => ({
  title: "Rôle de la PMO",
  blocks: [
    paragraph(say`Le Participant autorise la PMO à accomplir en son nom, pour les besoins de l’opération :`),
    enumeration(
      say`la déclaration de sa participation au gestionnaire du réseau public de distribution (Enedis ou l’entreprise locale de distribution), « le\u00a0Gestionnaire de réseau »`,
      say`la conclusion de la convention d’autoconsommation collective et de ses avenants`,
      say`la transmission de la clé de répartition et des coefficients qui en résultent`,
      say`la réception des données que le Gestionnaire de réseau communique sur le point`,
    ),
    paragraph(
      say`La PMO agit pour le compte commun des participants. Elle n’est ni fournisseur d’électricité ni partie aux contrats de vente que les producteurs concluent avec les consommateurs. Son interlocuteur : ${contactText(data)}.`,
    ),
  ],
});

function sharing(data: AccordData): Section {
  const { repartitionKey } = data.project;
  const share = isProducer(data)
    ? say`La production du point est mise en commun dans l’opération. La part qui n’est affectée à aucun consommateur est du surplus, dont le Participant dispose librement dans le respect de la réglementation.`
    : say`La quantité affectée au Participant ne peut dépasser ce qu’il a consommé dans le même pas de mesure. Elle dépend de la production et de la consommation de tous : aucune quantité ne lui est garantie.`;
  return {
    title: "Répartition de l’électricité",
    blocks: [
      paragraph(
        say`À la date du présent accord, la clé de répartition de l’opération est la clé « ${repartitionKeyLabels[repartitionKey].toLowerCase()} » : ${keyText(repartitionKey, "la PMO")}`,
      ),
      paragraph(share),
      paragraph(
        say`Les quantités sont établies par le Gestionnaire de réseau, dont les données font foi entre les parties. La clé peut être modifiée dans les conditions que prévoient les statuts de la PMO, qui en informe le Participant avant son application.`,
      ),
    ],
  };
}

const unchangedForConsumer: Section = {
  title: "Ce qui ne change pas pour le Participant",
  blocks: [
    paragraph(
      say`Le Participant garde le fournisseur de son choix, et peut en changer : ce fournisseur livre et facture l’électricité que la production locale ne couvre pas. L’acheminement (TURPE) de toute l’électricité soutirée, part locale comprise, reste facturé par l’intermédiaire de ce fournisseur, dont la part fixe comprend, pour un participant, une composante de gestion un peu plus élevée. La continuité et la qualité de l’alimentation ne dépendent pas de l’opération.`,
    ),
  ],
};

const unchangedForProducer: Section = {
  title: "L’installation de production",
  blocks: [
    paragraph(
      say`Le Participant reste seul responsable de son installation, de son raccordement, de son exploitation, de ses assurances et des déclarations administratives et fiscales qui lui incombent. Il informe la PMO de tout arrêt prolongé et de toute modification de puissance.`,
    ),
  ],
};

/** The curve goes to the platform alone: the association needs the quantities, and the help promises no more. */
function meterData(data: AccordData): Section {
  return {
    title: "Autorisation de transmission des données du compteur",
    blocks: [
      paragraph(
        say`Le Participant autorise expressément le Gestionnaire de réseau à communiquer à la PMO, et à la plateforme Mon énergie collective qui agit pour elle, les données suivantes du point PRM ${data.site ? prmText(data.site.prm) : prmText("")} :`,
      ),
      enumeration(
        isProducer(data)
          ? say`les index d’injection, la part affectée et le surplus`
          : say`les index de soutirage, la part locale affectée et le complément de fourniture`,
        say`les données techniques et contractuelles nécessaires à l’opération : segment, puissance, état du contrat d’accès au réseau`,
        isProducer(data)
          ? say`à la seule plateforme, la courbe de charge d’injection`
          : say`à la seule plateforme, la courbe de charge de soutirage`,
      ),
      paragraph(
        say`${curveReadersText("la\u00a0PMO")} La PMO en reçoit les quantités qui s’en déduisent. Si elle cesse de recourir à la plateforme, elle ne reçoit la courbe elle-même qu’avec un nouvel accord du Participant.`,
      ),
      paragraph(
        say`Ces données servent à calculer et à contrôler la répartition, à établir les factures de la part locale et à rendre compte de l’opération. ${accordDurationText("la PMO")}`,
      ),
    ],
  };
}

const duration = (data: AccordData): Section => ({
  title: "Entrée, durée et sortie",
  blocks: [
    paragraph(
      say`L’accord prend effet à sa signature par les deux parties. La participation du point commence à la date d’entrée que le Gestionnaire de réseau confirme à la PMO. L’accord est conclu pour une durée indéterminée, dans la limite de celle de l’opération.`,
    ),
    paragraph(
      say`Le Participant peut y mettre fin à tout moment, sans motif, par écrit adressé à la PMO, qui notifie la sortie du point au Gestionnaire de réseau dans le délai que prévoit leur convention. Le contrat de vente prend fin selon ses propres clauses : la sortie ne dispense pas du préavis qu’il prévoit.`,
    ),
    paragraph(say`L’accord prend fin de plein droit :`),
    enumeration(
      say`à la perte de la qualité de membre de la PMO`,
      say`à la fin du contrat d’accès au réseau du point, ou au changement de son titulaire`,
      say`à la fin de l’opération ou de la convention conclue avec le Gestionnaire de réseau`,
      say`si le point cesse de remplir les conditions légales de l’opération, notamment de proximité`,
    ),
    paragraph(
      say`La PMO peut exclure un participant après mise en demeure, dans les conditions que prévoient ses statuts.`,
    ),
    ...accordRetraction(data),
  ],
});

const occupant: Section = {
  title: "Changement d’occupant ou de titulaire",
  blocks: [
    paragraph(
      say`L’accord est personnel et ne se transmet pas avec le point. Le Participant qui quitte les lieux, ou cède son contrat, en informe la PMO au plus tard quinze jours avant son départ, ou dès qu’il le sait. Son successeur peut demander à entrer dans l’opération ; il signe alors ses propres documents.`,
    ),
  ],
};

const liability: Section = {
  title: "Responsabilité et litiges",
  blocks: [
    paragraph(
      say`Chaque partie répond des dommages directs que cause sa faute. La PMO ne répond ni du niveau de la production, ni des interruptions du réseau, ni des erreurs de mesure du Gestionnaire de réseau, qu’elle s’emploie à faire corriger.`,
    ),
    paragraph(
      say`L’accord est soumis au droit français. Les parties recherchent un règlement amiable avant de saisir le tribunal compétent.`,
    ),
  ],
};

/** The agreement of a participant with the legal body: he takes part, and lets the grid operator give his data. */
export function accordDocument(data: AccordData): LegalDocument {
  const { participant, interlocutor, project, date } = data;
  return {
    title: "Accord de participation",
    subtitle: subtitleOf(data),
    projectName: project.name,
    date,
    fields: headFields(data),
    warning: warningOf(data),
    opening: [parties(data), preamble(data)],
    articles: [
      subject(data),
      commitments(data),
      mandate(data),
      sharing(data),
      ...(isProducer(data) ? [billingMandate(data.vatRegime), unchangedForProducer] : [unchangedForConsumer]),
      ...(data.sale ? [saleToFollowArticle(data.sale)] : []),
      meterData(data),
      duration(data),
      occupant,
      personalData({
        controller: ["la PMO"],
        purposes: [
          say`déclarer et gérer la participation du point`,
          say`calculer, contrôler et justifier la répartition de l’électricité`,
          say`informer les participants des résultats de l’opération`,
        ],
        recipients: say`au Gestionnaire de réseau, aux membres du bureau de la PMO, courbe de charge exceptée, et, pour la part locale, aux producteurs qui la facturent`,
        retention: say`Les données d’identité sont conservées pendant la durée de l’accord, puis cinq ans (code civil, article 2224) ; les courbes de charge le sont vingt-quatre mois.`,
        contact: pmoEmail(data),
      }),
      liability,
    ],
    closing: [closingText(date, 2)],
    signatures: [
      {
        role: "participant",
        signerName: signerName(participant),
        capacity: "Le Participant",
        party: partyName(participant, "nom du participant"),
        signer: signerText(participant),
        signature: null,
      },
      {
        role: "pmo",
        signerName: interlocutor ? `${interlocutor.firstName} ${interlocutor.lastName}` : "",
        capacity: "La PMO",
        party: [pmoName(data)],
        signer: say`Signataire : ${representative(data)}`,
        signature: null,
      },
    ],
    annexes: [],
  };
}
