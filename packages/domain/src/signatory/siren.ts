import { messages } from "../shared/index.ts";

/** The check digit of a SIREN and of a SIRET. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const sirenAlone =
  "C’est un SIREN (9\u00a0chiffres)\u00a0: ajoutez les 5\u00a0chiffres de l’établissement, lus sur annuaire-entreprises.data.gouv.fr ou sur son avis de situation Sirene.";

/** What is wrong with a number that is no SIRET: the first nine digits of one are known by their check digit, and nothing is made up of them. */
export function siretFault(typed: string): string {
  const digits = typed.replace(/\s/g, "");
  return /^\d{9}$/.test(digits) && passesLuhn(digits) ? sirenAlone : messages.siret;
}
