import type { DomainEvent } from "./events.ts";
import type { OutgoingMail, QueuedMail } from "./job-data.ts";

export interface Handlers {
  event(event: DomainEvent, jobId: string): Promise<void>;
  /** The last try at an event has failed: it is not handled any more. */
  givenUp(event: DomainEvent): Promise<void>;
  mail(mail: OutgoingMail): Promise<void>;
  /** A mail could not be sent, and is not tried any more. */
  mailGivenUp(mail: QueuedMail, reason: string): Promise<void>;
  /** Once a day. */
  daily(): Promise<void>;
}
