/**
 * The address as it is told beside the name of its place: a name that is the street, as places are called until they are
 * given one, is not said twice.
 */
export function addressBeside(name: string, { label }: { label: string }): string {
  if (name === "" || !label.startsWith(name)) return label;
  const rest = label.slice(name.length);
  return rest === "" || /^[\s,]/.test(rest) ? rest.replace(/^[\s,]+/, "") : label;
}
