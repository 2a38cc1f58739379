import { conjunction, formatDate, formatEuro } from "@mec/domain/shared";
import { type Block, enumeration, missing, paragraph, type Section, say, type Text } from "../legal/model.ts";
import type { CouncilNoteData } from "./data.ts";
import { mostNamedPlaces, placesAndPlants } from "./naming.ts";
import { buyersIn, buys } from "./own-places.ts";
import { priceText } from "./place-table.ts";
import { areGiven, commonPrice, plantText } from "./plants.ts";

const placesText = ({ places }: CouncilNoteData): Text =>
  places.length > mostNamedPlaces
    ? say`les ${String(places.length)} lieux de la note jointe`
    : say`${conjunction(places.map(({ name, address }) => `${name} (${address})`))}`;

/** One price for all, or the table's. */
function atPrice(data: CouncilNoteData): Text {
  const prices = [...new Set(data.places.map(({ proposal }) => priceText(proposal, data)))];
  return prices.length === 1
    ? say`au prix de ${prices[0] ?? ""}, aux conditions de la note jointe`
    : say`aux prix et conditions de la note jointe`;
}

const ofAssociation = ({ association }: CouncilNoteData): Text =>
  association ? say`« ${association} »` : [missing("nom de l’association")];

const signerOf = ({ structure, decider }: CouncilNoteData): Text => [
  structure?.signer ||
    missing(decider === "public" ? "le maire, le président" : "qui signe pour l’association"),
];

/** What the council rests on: a public body on the law, an association on its statutes. */
function visas(data: CouncilNoteData): Block {
  const { decider, structure, project, date } = data;
  const isBought = buys(data);
  const what = isBought ? "la proposition de prix du projet" : "le projet";
  const note = say`Vu ${what} « ${project.name} » et la note jointe, du ${formatDate(date)}`;
  if (decider !== "public") return enumeration(say`Vu les statuts de l’association`, note);
  const articles = structure?.isIntercommunal
    ? say`L. 2121-29, L. 2121-33, L. 2131-1 et L. 5211-1`
    : say`L. 2121-29, L. 2121-33 et L. 2131-1`;
  return enumeration(
    say`Vu le code général des collectivités territoriales, notamment ses articles ${articles}`,
    isBought
      ? say`Vu le code de l’énergie, notamment ses articles L. 315-2 et L. 331-5`
      : say`Vu le code de l’énergie, notamment son article L. 315-2`,
    ...(isBought ? [say`Vu le code de la commande publique, notamment son article R. 2122-8`] : []),
    note,
  );
}

/** "20,00 € par an chacun, 60,00 € pour 2 lieux et 1 installation" of what each of these pays; `each` is said of one. */
function ofAll(amounts: readonly number[], whose: string, each: { one: string; all: string }): string {
  const [first = 0, ...others] = new Set(amounts);
  const all = formatEuro(amounts.reduce((sum, amount) => sum + amount, 0));
  if (amounts.length === 1) return `${all}${each.all}`;
  const one = others.length === 0 ? `${formatEuro(first)}${each.one}, ` : "";
  return `${one}${all}${one ? "" : each.all} pour ${whose}`;
}

/** What is voted on, in figures, each year and once; nothing while it is not settled, or where none is asked. */
function feeText({ places, plants }: CouncilNoteData): string {
  const all = [
    ...places.map(({ proposal }) => proposal.membershipEur),
    ...plants.map(({ sale }) => sale.membershipEur),
  ];
  const fees = all.flatMap((fee) => fee ?? []);
  const entrances = [
    ...places.map(({ proposal }) => proposal.entranceEur),
    ...plants.map(({ entranceEur }) => entranceEur),
  ];
  const whose =
    plants.length > 0 ? placesAndPlants(places.length, plants.length) : `les ${places.length}\u00a0lieux`;
  const each = plants.length > 0 ? " chacun" : " par lieu";
  const isPaid = (amounts: readonly number[]) => amounts.some((amount) => amount > 0);
  const yearly =
    fees.length === all.length && isPaid(fees)
      ? ` (${ofAll(fees, whose, { one: plants.length > 0 ? " par an chacun" : " par an et par lieu", all: " par an" })})`
      : "";
  return isPaid(entrances)
    ? `${yearly} et son droit d’entrée (${ofAll(entrances, whose, { one: each, all: "" })}, une seule fois)`
    : yearly;
}

/** What others pay for what is produced; of plants that are not told, if they do. */
function receivedText({ places, plants }: CouncilNoteData): Text {
  if (plants.length > 0)
    return areGiven(plants) ? [] : say`, et en recettes ce que d’autres participants lui paient`;
  return buyersIn(places).length < places.length
    ? say`, et en recettes ce que d’autres participants lui paient pour le reste de sa production, s’il leur en vend`
    : [];
}

/** What each buyer pays, and what a body receives that sells the rest to others: it buys nothing from itself. */
function purchaseAndBudget(data: CouncilNoteData): { purchase: Text[]; budget: Text } {
  const bought = buyersIn(data.places);
  const spent = say`dit que la dépense${bought.length > 0 ? "" : " de la cotisation"} est inscrite au budget ${missing("année, chapitre")}`;
  const budget = [...spent, ...receivedText(data)];
  if (bought.length === 0) return { purchase: [], budget };
  const those =
    bought.length < data.places.length
      ? say`, pour ${placesText({ ...data, places: bought })}, l’achat de la part locale de leur électricité`
      : say` l’achat de la part locale de leur électricité`;
  return { purchase: [[...say`approuve`, ...those, " ", ...atPrice({ ...data, places: bought })]], budget };
}

/** What is put in common, and at which price it is sold. */
function shared({ plants, project, places }: CouncilNoteData): Text[] {
  if (plants.length === 0) return [];
  const named =
    plants.length > mostNamedPlaces
      ? `les ${plants.length}\u00a0installations de la note jointe`
      : conjunction(plants.map(plantText));
  const price = commonPrice(plants);
  const sale = areGiven(plants)
    ? ", sans rien en demander aux autres participants"
    : price
      ? `, et sa vente aux autres participants (${price})`
      : ", et sa vente aux autres participants aux prix de la note jointe";
  const where =
    places.length > 0 ? "" : `, dans l’opération d’autoconsommation collective « ${project.name} »`;
  return [say`approuve le partage de l’électricité produite par ${named}${where}${sale}`];
}

const joined = (data: CouncilNoteData): Text => {
  const seat = say`, et désigne ${missing("nom, prénom")} pour y siéger`;
  const association = say`l’association ${ofAssociation(data)}, personne morale organisatrice`;
  return data.isFounder
    ? say`approuve la création de ${association}, comme membre fondateur, ses statuts et sa cotisation${feeText(data)}${seat}`
    : say`approuve l’adhésion à ${association}, et sa cotisation${feeText(data)}${seat}`;
};

const contractsSigned = (data: CouncilNoteData): string =>
  buys(data) || (data.plants.length > 0 && !areGiven(data.plants)) ? ", les contrats de vente" : "";

function signedFor({ places, plants }: CouncilNoteData): string {
  if (plants.length > 0)
    return places.length + plants.length > 1 ? "ces lieux et installations" : "cette installation";
  return places.length > 1 ? "ces lieux" : "ce lieu";
}

function decided(data: CouncilNoteData): Block {
  const { purchase, budget } = purchaseAndBudget(data);
  const taking = say`approuve, pour ${placesText(data)}, la participation à l’opération d’autoconsommation collective « ${data.project.name} »`;
  return enumeration(
    ...(data.places.length > 0 ? [taking] : []),
    ...shared(data),
    ...purchase,
    joined(data),
    say`autorise ${signerOf(data)}, à signer pour ${signedFor(data)} les bulletins d’adhésion, les accords de participation${contractsSigned(data)} et tout document qui s’y rapporte`,
    budget,
  );
}

/** A text to copy: what the figures and the names say is filled in, the rest is marked. */
export function deliberation(data: CouncilNoteData): Section {
  const isPublic = data.decider === "public";
  return {
    title: "Modèle de délibération",
    isWhole: true,
    blocks: [
      paragraph(
        isPublic
          ? say`Ce texte est un modèle, à adapter et à faire vérifier par votre comptable public ou par le contrôle de légalité.`
          : say`Ce texte est un modèle, à adapter à vos statuts et à faire vérifier.`,
      ),
      paragraph([
        ...say`Délibération n° ${missing("numéro")}, séance du ${missing("date")}, convocation du ${missing("date")}. `,
        ...say`Membres en exercice : ${missing("nombre")} ; présents : ${missing("nombre")} ; votants : ${missing("nombre")}. `,
        ...say`Secrétaire de séance : ${missing("nom")}.`,
      ]),
      visas(data),
      paragraph(say`Le conseil, après en avoir délibéré :`),
      decided(data),
      paragraph(
        say`Vote : pour ${missing("nombre")}, contre ${missing("nombre")}, abstentions ${missing("nombre")}.`,
      ),
      ...(isPublic
        ? [
            paragraph(
              say`Publiée le ${missing("date")}, transmise au préfet le ${missing("date")} : les documents se signent après.`,
            ),
          ]
        : []),
    ],
  };
}
