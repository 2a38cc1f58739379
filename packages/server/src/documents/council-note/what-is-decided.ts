import { list, paragraph, type Section, say } from "../legal/model.ts";
import type { CouncilNoteData } from "./data.ts";
import { buys } from "./own-places.ts";
import { areGiven } from "./plants.ts";

/** Whether a council decides, and not somebody alone. */
export const hasCouncil = ({ decider }: Pick<CouncilNoteData, "decider">): boolean =>
  decider === "public" || decider === "association";

const thoseOf = ({ places }: CouncilNoteData): string => (places.length > 1 ? "ces lieux" : "ce lieu");

function ofPlaces(data: CouncilNoteData) {
  if (data.places.length === 0) return [];
  return [
    buys(data)
      ? say`La participation de ${thoseOf(data)}, et l’achat de leur part d’électricité locale à ce prix.`
      : say`La participation de ${thoseOf(data)}. Aucun achat : c’est le même organisme qui produit.`,
  ];
}

function ofPlants({ plants }: CouncilNoteData) {
  if (plants.length === 0) return [];
  const those = plants.length > 1 ? "ces installations" : "cette installation";
  return [
    areGiven(plants)
      ? say`La mise en commun, sans rien en demander, de ce que produit ${those}.`
      : say`La mise en commun de ce que produit ${those}, et le prix auquel les autres participants l’achètent.`,
  ];
}

const ofAssociation = ({ isFounder }: CouncilNoteData) =>
  isFounder
    ? say`La création de l’association, personne morale organisatrice : ses statuts, sa cotisation, et qui y siège.`
    : say`L’adhésion à l’association, sa cotisation, et qui y siège.`;

/** Which documents, as "le bulletin d’adhésion, l’accord de participation et le contrat de vente". */
const ofSigner = (data: CouncilNoteData) =>
  data.plants.some((plant) => !areGiven([plant]))
    ? say`Qui signe les bulletins d’adhésion, les accords de participation et les contrats de vente.`
    : buys(data)
      ? say`Qui signe le bulletin d’adhésion, l’accord de participation et le contrat de vente.`
      : say`Qui signe le bulletin d’adhésion et l’accord de participation.`;

function afterwards(data: CouncilNoteData) {
  const day = data.decider === "public" ? ", une fois la délibération publiée et transmise au préfet" : "";
  const accepting = data.places.some(({ status }) => status === "PROPOSAL")
    ? `Accepter ${buys(data) ? "le prix " : ""}en ligne ne signe rien : les documents se signent ensuite`
    : "Les documents se signent";
  return say`${accepting}, par un lien personnel${day}.`;
}

/** What those who read the note have to decide. */
export function decision(data: CouncilNoteData): Section {
  if (hasCouncil(data))
    return {
      title: "Ce que le conseil décide",
      blocks: [
        list(...ofPlants(data), ...ofPlaces(data), ofAssociation(data), ofSigner(data)),
        paragraph(afterwards(data)),
      ],
    };
  return {
    title: "Ce qu’il reste à décider",
    blocks: [
      paragraph(
        buys(data) && data.places.every(({ status }) => status !== "PROPOSAL")
          ? say`Signer les documents, par un lien personnel. Le prix est déjà accepté, et rien n’engage avant la signature.`
          : buys(data)
            ? say`Accepter ou refuser ce prix pour ${thoseOf(data)}. Accepter en ligne ne signe rien : les documents se signent ensuite, par un lien personnel.`
            : say`Signer les documents, par un lien personnel.${data.plants.length > 0 ? "" : " Rien ne se vend à soi-même."}`,
      ),
    ],
  };
}
