/** Without characters that are mistaken for others when read from a poster: 0 o, 1 i l, u v. */
const alphabet = "23456789abcdefghjkmnpqrstvwxyz";
const length = 5;
const codes = alphabet.length ** length;

/** Shares no factor with the number of codes, so that each project has its own code; `unspread` undoes it. */
const spread = 7_368_787;
const unspread = inverse(spread, codes);

/** The number that brings `value` back to 1 when they are multiplied, modulo `modulus`. */
function inverse(value: number, modulus: number): number {
  let [a, b, x, y] = [value, modulus, 1, 0];
  while (a > 1) {
    const quotient = Math.floor(b / a);
    [a, b, x, y] = [b - quotient * a, a, y - quotient * x, x];
  }
  return ((x % modulus) + modulus) % modulus;
}

/**
 * What stands for a project in its short address: five signs that are easily typed. Projects in a row have codes far
 * apart, so that a slip of the finger leads nowhere rather than to another project.
 * @param number the project's, counted from 1
 */
export function shortCode(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= codes)
    throw new RangeError(`No code for ${number}`);
  let rest = (number * spread) % codes;
  let code = "";
  for (let sign = 0; sign < length; sign += 1) {
    code = alphabet.charAt(rest % alphabet.length) + code;
    rest = Math.floor(rest / alphabet.length);
  }
  return code;
}

/** The project's number; null for what is no code, whatever its case. */
export function numberOfShortCode(code: string): number | null {
  const signs = [...code.toLowerCase()].map((sign) => alphabet.indexOf(sign));
  if (signs.length !== length || signs.includes(-1)) return null;
  const rest = signs.reduce((sum, sign) => sum * alphabet.length + sign, 0);
  return (rest * unspread) % codes;
}
