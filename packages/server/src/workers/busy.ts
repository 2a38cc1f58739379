/** More work than the queues accept: says when to come back. */
export class Busy extends Error {
  readonly retryAfterSeconds: number;
  readonly code: "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE";

  /** @param isOwn whether all that waits is the caller's own: others are still served. */
  constructor({ isOwn, retryAfterSeconds }: { isOwn: boolean; retryAfterSeconds: number }) {
    const code = isOwn ? "TOO_MANY_REQUESTS" : "SERVICE_UNAVAILABLE";
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
