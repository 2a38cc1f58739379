import { merge } from "@mec/domain/shared";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { GivenUp } from "../feature.ts";
import { recordLostMail } from "../features/audit/index.ts";
import type { DomainEvent } from "../jobs/events.ts";
import type { Handlers } from "../jobs/handlers.ts";
import type { OutgoingMail } from "../jobs/job-data.ts";
import type { EventOf, Reactions } from "../jobs/reaction.ts";
import { daily } from "./daily.ts";
import { features } from "./features.ts";

/** The reaction to each event: an event without one does not compile. */
const reactions: Reactions = merge(
  features.flatMap((feature) => ("reactions" in feature ? [feature.reactions] : [])),
);

const givenUp: Partial<GivenUp> = merge(
  features.flatMap((feature) => ("givenUp" in feature ? [feature.givenUp] : [])),
);

function react<T extends DomainEvent["type"]>(
  deps: Deps,
  event: EventOf<T>,
  jobId: string,
): Promise<OutgoingMail[]> {
  const type: T = event.type;
  return reactions[type](deps, event, jobId);
}

async function giveUp<T extends DomainEvent["type"]>(deps: Deps, event: EventOf<T>): Promise<void> {
  const type: T = event.type;
  await givenUp[type]?.(deps, event);
}

/** Hands a mail over, and tells when; of a mail that is handed over again, once. */
async function send(deps: Deps, { onceSent, ...mail }: OutgoingMail): Promise<void> {
  await deps.mailer.send(mail);
  if (!onceSent) return;
  const sent = { ...onceSent, at: deps.now().toISOString() };
  await inTransaction(deps.db, (tx) => deps.queue.emitAfter(tx, 0, sent, mail.messageId));
}

/** The queue's handlers. An event's mails become jobs of their own, so that one that fails is tried again alone. */
export function jobHandlers(deps: Deps): Handlers {
  return {
    async event(event, jobId) {
      for (const mail of await react(deps, event, jobId))
        await deps.queue.queueMail({ kind: event.type, mail });
    },
    givenUp: (event) => giveUp(deps, event),
    mail: (mail) => send(deps, mail),
    mailGivenUp: (mail, reason) => recordLostMail(deps, mail, reason),
    daily: () => daily(deps),
  };
}
