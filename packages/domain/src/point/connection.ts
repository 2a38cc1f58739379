/** What is known of an installation's connection to the grid: the number of its meter, or of the file that asks for it. */
export interface Connection {
  /** Empty or absent: not given. */
  readonly prm?: string | undefined;
  readonly raccordementId?: string | undefined;
}

/**
 * How far an installation's connection is known. Without a number nothing is said of its service: who has panels on his
 * roof may give the meter's number later.
 */
export function connectionLabel({ prm, raccordementId }: Connection): string {
  if (prm) return "En service";
  return raccordementId ? "Raccordement demandé" : "PDL à donner";
}
