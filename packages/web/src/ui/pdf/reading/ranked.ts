/** Pieces of a page with their rank, which is what tells them apart: they never move. */
export const ranked = <T>(pieces: readonly T[]): { piece: T; rank: number }[] =>
  pieces.map((piece, rank) => ({ piece, rank }));
