/**
 * Years that a signed paper and its evidence are kept from the last signature, whatever becomes of the project and of
 * the accounts: the time in which somebody may go to court over it (article 2224 du Code civil; between merchants,
 * article L. 110-4 du Code de commerce).
 */
const keptYears = 5;

/** How long a link to signed papers, sent to the mailbox that signed them, works. */
export const signedPapersLinkHours = 24;

/** Until when what was signed is kept; in leap years, the last day of February. */
export function keptUntil(lastSignedAt: Date): Date {
  const end = new Date(lastSignedAt);
  end.setUTCFullYear(end.getUTCFullYear() + keptYears);
  if (end.getUTCMonth() !== lastSignedAt.getUTCMonth()) end.setUTCDate(0);
  return end;
}
