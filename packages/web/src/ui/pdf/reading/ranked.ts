/** Pieces of a page with their rank, which serves as their key: they never move. */
export const ranked = <T>(pieces: readonly T[]): { piece: T; rank: number }[] =>
  pieces.map((piece, rank) => ({ piece, rank }));
