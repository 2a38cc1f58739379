import { type Geocoder, GeocoderUnavailable } from "./port.ts";

const FAILURES_BEFORE_OPENING = 3;
const OPEN_MS = 60_000;
/** A service that asks for more is asked again all the same. */
const LONGEST_PAUSE_SECONDS = 300;

/**
 * Spares a service that does not answer, and the person who would wait for it: after three failures in a row nothing
 * is asked for a minute, then one failure is enough for another minute. A delay that the service asks for is honoured.
 */
export function withCircuit(geocoder: Geocoder, now: () => number = Date.now): Geocoder {
  let failures = 0;
  let pausedUntil = 0;

  function failed(error: unknown): void {
    if (error instanceof GeocoderUnavailable && error.retryAfterSeconds !== undefined) {
      pausedUntil = now() + Math.min(error.retryAfterSeconds, LONGEST_PAUSE_SECONDS) * 1000;
      return;
    }
    failures += 1;
    if (failures >= FAILURES_BEFORE_OPENING) pausedUntil = now() + OPEN_MS;
  }

  return {
    async search(q, limit) {
      if (now() < pausedUntil) throw new GeocoderUnavailable("Left in peace for a while");
      try {
        const answer = await geocoder.search(q, limit);
        failures = 0;
        return answer;
      } catch (error) {
        failed(error);
        throw error;
      }
    },
  };
}
