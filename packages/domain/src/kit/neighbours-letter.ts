import { electricityOf } from "./energy-words.ts";
import { type KitFacts, typedAddress } from "./facts.ts";
import { type Letter, namedIn, senderLine } from "./letter.ts";

/** How one finds out whether one's home is near enough. */
function reach({ project }: KitFacts): string {
  if (project === null) return "La page du projet vous dit si votre adresse peut en faire partie.";
  return `Les participants sont voisins\u00a0: ${project.perimeter}\u00a0km au plus séparent les deux plus éloignés. La page du projet vous dit si votre adresse convient.`;
}

/** To the people who live around: what is proposed, what it changes for them, what to do. */
export function neighboursLetter(facts: KitFacts): Letter {
  const { name, town } = namedIn(facts.project);
  const electricity = electricityOf(facts.project?.productionTypes ?? []);
  return {
    title: `Lettre aux voisins – ${facts.project?.name ?? "à compléter"}`,
    subject: "de l’électricité produite près de chez nous, à partager",
    greeting: "Madame, Monsieur, chère voisine, cher voisin,",
    paragraphs: [
      `Je vous écris au sujet du projet ${name}, à ${town}. Il s’agit d’autoconsommation collective\u00a0: une ${electricity} est produite tout près, et partagée entre les habitants, les commerces et les services des environs.`,
      "Si vous y participez, une part de l’électricité que vous consommez vient d’ici. Vous gardez votre fournisseur pour le reste, sans coupure et sans travaux\u00a0: un compteur communicant suffit.",
      "Le prix de l’électricité partagée vous est dit avant tout engagement. Ce que vous y gagnez dépend de votre consommation et de vos heures de présence\u00a0: la page du projet en donne une estimation, avec ses hypothèses.",
      reach(facts),
      facts.project === null
        ? `Pour en savoir plus, scannez le code ci-dessous ou tapez ${typedAddress(facts.address)} dans votre navigateur, puis cherchez le projet par sa commune.`
        : `Pour en savoir plus ou candidater, scannez le code ci-dessous ou tapez ${typedAddress(facts.address)} dans votre navigateur. Cela prend quelques minutes et ne vous engage pas\u00a0: vous ne signez qu’après avoir lu les documents.`,
      "Je répondrai volontiers à vos questions.",
    ],
    closing: "Bien cordialement,",
    signature: senderLine,
  };
}
