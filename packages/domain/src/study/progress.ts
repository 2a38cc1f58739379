/** How far a study is: the participants whose readings are read, of those that have some; then the days that are shared. */
export interface StudyProgress {
  readonly participantsRead: number;
  readonly participantsToRead: number;
  readonly daysShared: number;
  readonly daysToShare: number;
}

const partOf = (done: number, all: number): number => (all > 0 ? Math.min(1, done / all) : 0);

/** The part of a study that is done, between 0 and 1: reading, where there is something to read, takes about as long as sharing. */
export function donePart({
  participantsRead,
  participantsToRead,
  daysShared,
  daysToShare,
}: StudyProgress): number {
  const shared = partOf(daysShared, daysToShare);
  return participantsToRead > 0 ? (partOf(participantsRead, participantsToRead) + shared) / 2 : shared;
}

/** The further of two: a study that starts again does not seem to go back. */
export const further = <P extends StudyProgress>(one: P | null, other: P | null): P | null =>
  other && (!one || donePart(other) > donePart(one)) ? other : one;
