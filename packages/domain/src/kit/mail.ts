import { electricityOf } from "./energy-words.ts";
import type { KitFacts } from "./facts.ts";
import { namedIn, senderLine } from "./letter.ts";

export interface KitMail {
  readonly subject: string;
  readonly body: string;
}

/** A mail to send around: short, and with the whole address, which mail programs make a link of. */
export function kitMail(facts: KitFacts): KitMail {
  const { name, town } = namedIn(facts.project);
  const electricity = electricityOf(facts.project?.productionTypes ?? []);
  const subject = facts.project
    ? `De l’électricité locale à partager à ${facts.project.town}`
    : "De l’électricité locale à partager près de chez nous";
  const lines = [
    "Bonjour,",
    `Le projet ${name}, à ${town}, propose de partager entre voisins une ${electricity} produite tout près de chez nous.`,
    "En y participant, on garde son fournisseur pour le reste de sa consommation, sans travaux\u00a0: un compteur communicant suffit. Le prix est dit avant tout engagement.",
    `${facts.project ? "Pour découvrir le projet et savoir si votre adresse convient" : "Pour trouver le projet"}\u00a0:\n${facts.address}`,
    "N’hésitez pas à faire suivre ce message à vos voisins.",
    `[${senderLine}]`,
  ];
  return { subject, body: `${lines.join("\n\n")}\n` };
}

/** The mail as a text that can be pasted. */
export const mailText = ({ subject, body }: KitMail): string => `Objet\u00a0: ${subject}\n\n${body}`;
