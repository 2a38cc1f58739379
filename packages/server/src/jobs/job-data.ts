import { createHash } from "node:crypto";
import { decrypt, encrypt } from "../encryption/index.ts";
import type { Mail } from "../gateways/mail/port.ts";
import type { DomainEvent } from "./events.ts";

/** A mail, and what is told of it once it was handed over; the event then says when. */
export type OutgoingMail = Mail & {
  readonly onceSent?: Omit<Extract<DomainEvent, { type: "signature-mail-sent" }>, "at">;
};

/** A mail, and the type of event that caused it. */
export interface QueuedMail {
  readonly kind: DomainEvent["type"] | "unknown";
  readonly mail: OutgoingMail;
}

/** The data of each queue's jobs. */
export interface Jobs {
  event: DomainEvent;
  mail: QueuedMail;
}
export type JobName = keyof Jobs;
export const jobNames: readonly JobName[] = ["event", "mail"];

/** The part of a job's data that is readable in the database and stays after the job; `sealed` is then removed. */
export type JobData = Record<string, unknown> & { readonly sealed?: string };

/** Identifies a mail to somebody who knows its address. */
export const recipientOf = (email: string): string =>
  createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);

/** Readable fields: the event's type and the ids of its rows; others may name somebody. */
const isReadable = ([key]: [string, unknown]) => key === "type" || /Ids?$/.test(key);

function split(name: JobName, data: DomainEvent | QueuedMail): { readable: JobData; secret: object } {
  if (name === "mail") {
    const { kind, mail } = data as QueuedMail;
    return { readable: { kind, recipient: recipientOf(mail.to) }, secret: mail };
  }
  const entries = Object.entries(data);
  return {
    readable: Object.fromEntries(entries.filter(isReadable)),
    secret: Object.fromEntries(entries.filter((entry) => !isReadable(entry))),
  };
}

/** A job as stored until it is done: what contains names, codes and links is encrypted, for this job. */
export function sealJob<N extends JobName>(name: N, id: string, data: Jobs[N]): JobData {
  const { readable, secret } = split(name, data);
  return { ...readable, sealed: encrypt(`job.${name}`, id, JSON.stringify(secret)) };
}

type Fields = Record<string, unknown>;
/** Joins what `split` separated; null for jobs queued before they were encrypted. */
const joins: { readonly [N in JobName]: (readable: Fields, secret: Fields | null) => Jobs[N] } = {
  event: (readable, secret) => ({ ...readable, ...secret }) as DomainEvent,
  mail: (readable, secret) =>
    ({ kind: secret ? readable.kind : "unknown", mail: secret ?? readable }) as QueuedMail,
};

/** @throws Error when no key can decrypt it. */
export function openJob<N extends JobName>(name: N, id: string, { sealed, ...readable }: JobData): Jobs[N] {
  const secret = sealed === undefined ? null : JSON.parse(decrypt(`job.${name}`, id, sealed));
  return joins[name](readable, secret);
}

/** The data kept of a finished job. */
export const remainsOf = <N extends JobName>(name: N, data: Jobs[N]): JobData => split(name, data).readable;

const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Why a mail could not be sent, without the address that mail servers repeat. */
export const withoutAddresses = (reason: string): string => reason.replaceAll(address, "…").slice(0, 500);
