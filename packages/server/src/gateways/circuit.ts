/** An outside service cannot answer now; with the delay it asks for, if it gave one. */
export class ServiceUnavailable extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(message, options);
    this.name = new.target.name;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

const failuresBeforeOpening = 3;
const openMs = 60_000;
/** The longest pause, even for a service that asks for more. */
const longestPauseSeconds = 300;

/**
 * Protects a service that does not answer, and the people who would wait for it: after three failures in a
 * row nothing is asked for a minute, then one failure is enough for another minute. A delay that the service
 * asks for is honoured.
 * @param pausedError what is thrown during a pause.
 */
export function openCircuit(
  pausedError: () => ServiceUnavailable,
  now: () => number = Date.now,
): <T>(ask: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let pausedUntil = 0;

  function failed({ retryAfterSeconds }: ServiceUnavailable): void {
    if (retryAfterSeconds !== undefined) {
      pausedUntil = now() + Math.min(retryAfterSeconds, longestPauseSeconds) * 1000;
      return;
    }
    failures += 1;
    if (failures >= failuresBeforeOpening) pausedUntil = now() + openMs;
  }

  return async (ask) => {
    if (now() < pausedUntil) throw pausedError();
    try {
      const answer = await ask();
      failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof ServiceUnavailable) failed(error);
      throw error;
    }
  };
}
