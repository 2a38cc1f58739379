/** What is known of an installation's connection to the grid: the number of its meter, or of the file that asks for it. */
export interface Connection {
  /** Empty or absent: not given. */
  readonly prm?: string | undefined;
  readonly raccordementId?: string | undefined;
  /** Whether it is still to be laid or connected, as its holder says; absent: he did not say. */
  readonly isPlanned?: boolean | undefined;
}

/** Whether an installation is still to be laid and connected. A meter comes with the connection. */
export const isPlanned = ({ prm, isPlanned: said }: Connection): boolean => !prm && said === true;

/**
 * Whether an installation that has its meter was laid for its project: it was connected on a request, or had a quote to pay. Who has
 * had panels for years gave neither.
 */
export const wasLaid = ({
  operational: { prm, raccordementId },
  quoteEur,
}: {
  readonly operational: Connection;
  readonly quoteEur?: number | null | undefined;
}): boolean => Boolean(prm) && (Boolean(raccordementId) || Boolean(quoteEur));

/**
 * How far an installation's connection is known. Without a number nothing is said of its service: who has panels on his
 * roof may give the meter's number later.
 */
export function connectionLabel(connection: Connection): string {
  if (connection.prm) return "Raccordée";
  if (connection.raccordementId) return "Raccordement demandé";
  return isPlanned(connection) ? "En projet" : "PDL à donner";
}
