const decimal = /^(\d+)(?:[.,](\d*))?$/;

/** "12,5" cents → "0,125" euros. Text that is not a number stays as typed, for the form to refuse. */
export function eurosOf(cents: string): string {
  const [, whole, rest = ""] = decimal.exec(cents.trim()) ?? [];
  if (whole === undefined) return cents;
  const digits = whole.padStart(3, "0");
  return `${digits.slice(0, -2).replace(/^0+(?=\d)/, "")},${digits.slice(-2)}${rest}`;
}

/** "0,125" euros → "12,5" cents, the reverse of `eurosOf`. */
export function centsOf(euros: string): string {
  const [, whole, rest = ""] = decimal.exec(euros.trim()) ?? [];
  if (whole === undefined) return euros;
  const digits = rest.padEnd(2, "0");
  const more = digits.slice(2).replace(/0+$/, "");
  return `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, "") + (more && `,${more}`);
}
