import type { Deps } from "../deps.ts";
import type { Mail } from "../gateways/mail/port.ts";
import type { DomainEvent } from "./events.ts";
import { type OutgoingMail, recipientOf } from "./job-data.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import { inert } from "./mail-quote.ts";

export type EventOf<T extends DomainEvent["type"]> = Extract<DomainEvent, { type: T }>;

/**
 * The reaction to each type of event: the mails to send. A job may run again after a failure, so a reaction
 * gives the same mails for the same `jobId`. What goes to a whole project is cut: a reaction tells some, queues their mails in the
 * transaction that notes it, and emits its event again for the others.
 */
export type Reactions = {
  readonly [T in DomainEvent["type"]]: (
    deps: Deps,
    event: EventOf<T>,
    jobId: string,
  ) => Promise<OutgoingMail[]>;
};

export interface MailDraft extends MailContent {
  readonly to: string;
  readonly subject: string;
  readonly replyTo?: string;
}

/** A page of the web app, as an absolute link for a mail. */
export const webLink = (deps: Pick<Deps, "config">, path: string): string => deps.config.publicUrl + path;

/** Lays a mail out; its id is made of the job and the person, so that it cannot be sent twice. */
export function composeMail(
  deps: Pick<Deps, "config">,
  jobId: string,
  { to, subject, replyTo, ...content }: MailDraft,
): Mail {
  return {
    to,
    subject: inert(subject),
    ...renderMail(content),
    messageId: `<${jobId}.${recipientOf(to)}@${new URL(deps.config.publicUrl).hostname}>`,
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}
