import type { Mail } from "../gateways/mail/port.ts";
import type { DomainEvent } from "./events.ts";
import type { QueuedMail } from "./job-data.ts";

export interface Handlers {
  event(event: DomainEvent, jobId: string): Promise<void>;
  /** The last try at an event has failed: it will not be handled any more. */
  givenUp(event: DomainEvent): Promise<void>;
  mail(mail: Mail): Promise<void>;
  /** A mail did not leave, and will not any more. */
  mailGivenUp(mail: QueuedMail, reason: string): Promise<void>;
  /** Once a day. */
  daily(): Promise<void>;
}
