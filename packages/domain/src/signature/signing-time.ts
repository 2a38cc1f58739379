const minutesEach = 8;
const minutesToConfirm = 1;
/** The most minutes announced: somebody who signs copies by the dozen does not read each from end to end. */
const mostMinutes = 25;

/** Minutes to read and sign so many documents, as far as one can say: 25 for a participant's three. */
export const signingMinutes = (documents: number): number =>
  Math.min(mostMinutes, minutesEach * documents + minutesToConfirm);
