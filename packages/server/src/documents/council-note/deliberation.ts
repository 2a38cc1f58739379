import { conjunction, formatDate, formatEuro } from "@mec/domain/shared";
import { type Block, enumeration, missing, paragraph, type Section, say, type Text } from "../legal/model.ts";
import type { CouncilNoteData } from "./data.ts";
import { mostNamedPlaces } from "./naming.ts";
import { buyersIn } from "./own-places.ts";
import { priceText } from "./place-table.ts";

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
function visas({ decider, structure, project, places, date }: CouncilNoteData): Block {
  const note = say`Vu la proposition de prix du projet « ${project.name} » et la note jointe, du ${formatDate(date)}`;
  if (decider !== "public") return enumeration(say`Vu les statuts de l’association`, note);
  const articles = structure?.isIntercommunal
    ? say`L. 2121-29, L. 2121-33, L. 2131-1 et L. 5211-1`
    : say`L. 2121-29, L. 2121-33 et L. 2131-1`;
  return enumeration(
    say`Vu le code général des collectivités territoriales, notamment ses articles ${articles}`,
    say`Vu le code de l’énergie, notamment ses articles L. 315-2 et L. 331-5`,
    ...(buyersIn(places).length > 0
      ? [say`Vu le code de la commande publique, notamment son article R. 2122-8`]
      : []),
    note,
  );
}

/** "20,00 € par an et par lieu, 60,00 € pour les 3 lieux" of what each place pays; `each` is said of one. */
function ofPlaces(amounts: readonly number[], each: { one: string; all: string }): string {
  const [first = 0, ...others] = new Set(amounts);
  const all = formatEuro(amounts.reduce((sum, amount) => sum + amount, 0));
  if (amounts.length === 1) return `${all}${each.all}`;
  const one = others.length === 0 ? `${formatEuro(first)}${each.one}, ` : "";
  return `${one}${all}${one ? "" : each.all} pour les ${amounts.length}\u00a0lieux`;
}

/** What is voted on, in figures, each year and once; nothing while it is not settled, or where none is asked. */
function feeText({ places }: CouncilNoteData): string {
  const fees = places.flatMap(({ proposal }) => proposal.membershipEur ?? []);
  const entrances = places.map(({ proposal }) => proposal.entranceEur);
  const isPaid = (amounts: readonly number[]) => amounts.some((amount) => amount > 0);
  const yearly =
    fees.length === places.length && isPaid(fees)
      ? ` (${ofPlaces(fees, { one: " par an et par lieu", all: " par an" })})`
      : "";
  return isPaid(entrances)
    ? `${yearly} et son droit d’entrée (${ofPlaces(entrances, { one: " par lieu", all: "" })}, une seule fois)`
    : yearly;
}

/** What each buyer pays, and what a body receives that sells the rest to others: it buys nothing from itself. */
function purchaseAndBudget(data: CouncilNoteData): { purchase: Text[]; budget: Text } {
  const bought = buyersIn(data.places);
  const spent = say`dit que la dépense${bought.length > 0 ? "" : " de la cotisation"} est inscrite au budget ${missing("année, chapitre")}`;
  const isSeller = bought.length < data.places.length;
  const received = say`, et en recettes ce que d’autres participants lui paient pour le reste de sa production, s’il leur en vend`;
  const budget = isSeller ? [...spent, ...received] : spent;
  if (bought.length === 0) return { purchase: [], budget };
  const those = isSeller
    ? say`, pour ${placesText({ ...data, places: bought })}, l’achat de la part locale de leur électricité`
    : say` l’achat de la part locale de leur électricité`;
  return { purchase: [[...say`approuve`, ...those, " ", ...atPrice({ ...data, places: bought })]], budget };
}

function decided(data: CouncilNoteData): Block {
  const those = data.places.length > 1 ? "ces lieux" : "ce lieu";
  const { purchase, budget } = purchaseAndBudget(data);
  const contracts = purchase.length > 0 ? ", les contrats de vente" : "";
  return enumeration(
    say`approuve, pour ${placesText(data)}, la participation à l’opération d’autoconsommation collective « ${data.project.name} »`,
    ...purchase,
    say`approuve l’adhésion à l’association ${ofAssociation(data)}, personne morale organisatrice, et sa cotisation${feeText(data)}, et désigne ${missing("nom, prénom")} pour y siéger`,
    say`autorise ${signerOf(data)}, à signer pour ${those} les bulletins d’adhésion, les accords de participation${contracts} et tout document qui s’y rapporte`,
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
