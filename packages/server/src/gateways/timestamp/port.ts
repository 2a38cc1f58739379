import { ServiceUnavailable } from "../circuit.ts";

/** What a third party certifies: that a digest existed at a moment (RFC 3161). */
export interface Timestamp {
  /** A CMS in DER, as the service made it. */
  readonly token: Uint8Array;
  readonly at: Date;
}

export interface Timestamps {
  /** Whether a service is configured: documents then keep room for its token. */
  readonly isOn: boolean;
  /**
   * The time of a SHA-256; null when there is no service.
   * @throws TimestampUnavailable, to be tried again later.
   */
  stamp(sha256: Uint8Array): Promise<Timestamp | null>;
}

/** The service does not answer, or not as it should. */
export class TimestampUnavailable extends ServiceUnavailable {}
