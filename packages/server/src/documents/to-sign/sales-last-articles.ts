import { orMissing, paragraph, type Run, type Section, say } from "../legal/model.ts";
import { personalData } from "./common.ts";
import type { SalesContractData } from "./content.ts";
import { mostNamedProducers } from "./sales-installation.ts";
import { hasWithdrawal, withdrawalArticle } from "./sales-withdrawal.ts";

const liability: Section = {
  title: "Responsabilité et force majeure",
  blocks: [
    paragraph(
      say`Chaque partie répond des dommages directs que cause sa faute. Le Producteur ne répond ni des interruptions du réseau ni des aléas de la ressource. Aucune partie ne répond d’un manquement que cause un événement de force majeure (code civil, article 1218) ; si cet événement dure plus de trois mois, chacune peut mettre fin au contrat sans indemnité.`,
    ),
  ],
};

/** The contact for personal data: each producer answers for his own customers. */
function dataContact({ producers }: SalesContractData): Run {
  if (producers.length > 1) return "de courriel du producteur concerné, que donne le présent contrat";
  return orMissing(producers[0]?.identity?.email, "courriel du producteur");
}

function dataArticle(data: SalesContractData): Section {
  return personalData({
    controller: ["le Producteur"],
    purposes: [
      say`exécuter le contrat et établir les factures`,
      say`tenir la comptabilité et répondre aux obligations fiscales`,
    ],
    recipients: say`à la PMO et, s’il y a lieu, à l’établissement bancaire des parties`,
    retention: say`Elles sont conservées pendant la durée du contrat, puis cinq ans (code civil, article 2224) ; les factures le sont dix ans (code de commerce, article L. 123-22). Les données de consommation que le Producteur reçoit se limitent aux quantités à facturer.`,
    contact: dataContact(data),
  });
}

function disputes(data: SalesContractData): Section {
  const mediation = hasWithdrawal(data)
    ? [
        paragraph(
          say`Après une réclamation écrite restée sans réponse satisfaisante pendant deux mois, le Consommateur particulier peut recourir gratuitement au médiateur de la consommation dont relève le Producteur, qui lui en communique les coordonnées (code de la consommation, articles L. 612-1 et L. 616-1), ou, pour les litiges de sa compétence, au Médiateur national de l’énergie (www.energie-mediateur.fr).`,
        ),
      ]
    : [];
  return {
    title: "Droit applicable et litiges",
    blocks: [
      paragraph(
        say`Le contrat est soumis au droit français. Les parties recherchent un règlement amiable avant de saisir le tribunal que désignent les règles de procédure.`,
      ),
      ...mediation,
    ],
  };
}

function whole(data: SalesContractData): Section {
  const annexes = [
    ...(data.producers.length > mostNamedProducers ? ["liste des producteurs et des installations"] : []),
    ...(hasWithdrawal(data) ? ["formulaire de rétractation"] : []),
  ];
  const list =
    annexes.length > 0
      ? [paragraph(say`Sont joints au contrat, dont ils font partie : ${annexes.join("\u00a0; ")}.`)]
      : [];
  return {
    title: "Intégralité et annexes",
    blocks: [
      paragraph(
        say`Le présent contrat exprime tout l’accord des parties sur la fourniture de l’électricité partagée. Il ne se modifie que par un écrit signé de chacune. Si une de ses clauses est nulle, les autres demeurent.`,
      ),
      ...list,
    ],
  };
}

/** Withdrawal, liability, data, disputes and annexes. */
export function lastArticles(data: SalesContractData): Section[] {
  return [
    ...(hasWithdrawal(data) ? [withdrawalArticle(data)] : []),
    liability,
    dataArticle(data),
    disputes(data),
    whole(data),
  ];
}
