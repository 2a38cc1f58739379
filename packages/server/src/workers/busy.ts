/** There is more work than the queues take: says when to come back. */
export class Busy extends Error {
  readonly retryAfterSeconds: number;
  readonly code: "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE";

  /** @param isOwn whether the one who asks has all that waits: others are served. */
  constructor({ isOwn, retryAfterSeconds }: { isOwn: boolean; retryAfterSeconds: number }) {
    const code = isOwn ? "TOO_MANY_REQUESTS" : "SERVICE_UNAVAILABLE";
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
