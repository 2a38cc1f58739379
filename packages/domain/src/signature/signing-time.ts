const minutesEach = 8;
const minutesToConfirm = 1;
/** A participant's own documents, one of each kind, are read from end to end. */
const mostRead = 3;
/** Of those beyond, copies for another place or another person, only who, where and how much are read. */
const minutesOfCopy = 1;
/** So long a time is told to the next five minutes. */
const told = 5;

/** Minutes to read and sign so many documents, as far as one can say: 25 for a participant's three, 30 for his six. */
export function signingMinutes(documents: number): number {
  const copies = Math.max(0, documents - mostRead);
  const minutes = minutesEach * (documents - copies) + minutesOfCopy * copies + minutesToConfirm;
  return copies > 0 ? Math.ceil(minutes / told) * told : minutes;
}
