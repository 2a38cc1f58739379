/**
 * SQLSTATEs of a server that cannot be reached: connection errors, too many connections, shutting down or starting; or that
 * ended the connection of a transaction left idle or open for too long, as of a node that stood still.
 */
const states = /^(08...|53300|57P0[1-5]|25P0[34])$/;
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** Messages of the driver that come without a code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed)/;

/**
 * Whether the database could not be reached or did not answer, as opposed to refusing the query: the same may
 * work in a moment.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return states.test(code) || networkCodes.has(code) || words.test(error.message);
}

/**
 * SQLSTATEs of what the database gave up for others: a lock did not come free, the time for a statement was over, or two
 * transactions waited for each other or could not both be.
 */
const givenUp = new Set(["55P03", "57014", "40P01", "40001"]);

/** Another node failed to do its part for a reason that passes. */
export class PassingElsewhere extends Error {}

/** Whether the same may work in a moment: the database is away, or is there and was held up. */
export function isPassing(error: unknown): boolean {
  if (error instanceof PassingElsewhere || isUnavailable(error)) return true;
  return error instanceof Error && "code" in error && givenUp.has(String(error.code));
}
