import type { Deps } from "../deps.ts";
import { accountReactions } from "../features/account/index.ts";
import { applicationReactions } from "../features/application/index.ts";
import { recordLostMail } from "../features/audit/index.ts";
import { documentReactions, failDocuments } from "../features/document/index.ts";
import { projectReactions } from "../features/project/index.ts";
import { serviceReactions } from "../features/service/index.ts";
import { signatureReactions } from "../features/signature/index.ts";
import { studyReactions } from "../features/study/index.ts";
import { missingReactions, supportReactions } from "../features/support/index.ts";
import type { Mail } from "../gateways/mail/port.ts";
import type { DomainEvent } from "../jobs/events.ts";
import type { Handlers } from "../jobs/handlers.ts";
import type { EventOf, Reactions } from "../jobs/reaction.ts";
import { daily } from "./daily.ts";

/** Who reacts to what happens: an event without its reaction does not compile. */
const reactions: Reactions = {
  ...accountReactions,
  ...supportReactions,
  ...missingReactions,
  ...projectReactions,
  ...applicationReactions,
  ...documentReactions,
  ...serviceReactions,
  ...studyReactions,
  ...signatureReactions,
};

function react<T extends DomainEvent["type"]>(deps: Deps, event: EventOf<T>, jobId: string): Promise<Mail[]> {
  const type: T = event.type;
  return reactions[type](deps, event, jobId);
}

/** What is done when the last try at an event has failed, where people wait for it and can see it. */
async function giveUp(deps: Deps, event: DomainEvent): Promise<void> {
  if (event.type === "document-to-prepare" || event.type === "signature-wanted") {
    await failDocuments(deps, event.documentIds);
  }
}

/** What the queue runs. An event's mails become jobs of their own, so that one that fails is tried again alone. */
export function jobHandlers(deps: Deps): Handlers {
  return {
    async event(event, jobId) {
      for (const mail of await react(deps, event, jobId))
        await deps.queue.queueMail({ kind: event.type, mail });
    },
    givenUp: (event) => giveUp(deps, event),
    mail: (mail) => deps.mailer.send(mail),
    mailGivenUp: (mail, reason) => recordLostMail(deps, mail, reason),
    daily: () => daily(deps),
  };
}
