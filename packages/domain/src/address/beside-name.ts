/**
 * The address as it is told beside the name of its place: a name that is the street, as places are called until they are
 * given one, is not said twice, nor the street after a trade ("Boulangerie, 5 rue de la Mairie").
 */
export function addressBeside(name: string, { label }: { label: string }): string {
  const begins = (part: string) => part !== "" && label.toLowerCase().startsWith(part.toLowerCase());
  const street = [name, name.slice(name.indexOf(", ") + 1).trim()].find(begins);
  if (street === undefined) return label;
  const rest = label.slice(street.length);
  return rest === "" || /^[\s,]/.test(rest) ? rest.replace(/^[\s,]+/, "") : label;
}
