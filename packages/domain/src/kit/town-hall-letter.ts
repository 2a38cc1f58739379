import { electricityOf } from "./energy-words.ts";
import { type KitFacts, typedAddress } from "./facts.ts";
import { type Letter, namedIn, senderLine } from "./letter.ts";

/** To the mayor: what the project is, how the commune can take part in it or help it. */
export function townHallLetter(facts: KitFacts): Letter {
  const { name, town } = namedIn(facts.project);
  const electricity = electricityOf(facts.project?.productionTypes ?? []);
  return {
    title: `Lettre à la mairie – ${facts.project?.name ?? "à compléter"}`,
    subject: `présentation du projet d’autoconsommation collective ${name}`,
    greeting: "Madame la Maire, Monsieur le Maire,",
    paragraphs: [
      `J’ai le plaisir de vous présenter le projet ${name}, à ${town}. Il s’agit d’autoconsommation collective, telle que l’organise l’article\u00a0L315-2 du code de l’énergie\u00a0: une ${electricity} est produite sur place, et partagée entre des habitants, des entreprises et des services publics proches.`,
      "La commune peut y prendre part de plusieurs façons\u00a0: faire participer ses bâtiments (école, mairie, salle des fêtes) comme consommateurs, proposer une toiture ou un terrain pour produire, ou simplement faire connaître le projet.",
      "Chaque participant garde son fournisseur pour le reste de sa consommation, sans travaux\u00a0: un compteur communicant suffit. L’achat d’électricité par une commune relève de la commande publique\u00a0; nous pouvons en examiner ensemble les modalités avec vos services.",
      "Vous pouvez nous aider dès maintenant\u00a0: afficher le projet en mairie, l’annoncer dans le bulletin municipal, ou accueillir une réunion publique.",
      facts.project === null
        ? `Le projet se trouve par le code ci-dessous ou sur ${typedAddress(facts.address)}, en cherchant la commune.`
        : `La page publique du projet (périmètre, production, participants) s’ouvre par le code ci-dessous ou à l’adresse ${typedAddress(facts.address)}.`,
      "Je me tiens à votre disposition pour en parler lors d’un rendez-vous.",
    ],
    closing:
      "Je vous prie d’agréer, Madame la Maire, Monsieur le Maire, l’expression de ma considération distinguée.",
    signature: senderLine,
  };
}
