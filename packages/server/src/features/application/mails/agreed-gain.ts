import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { outcomeOfPrice } from "../../study/index.ts";
import { takingPart } from "../scopes.ts";
import { priceOf } from "./holder-mails.ts";
import { type ApplicationFacts, findApplicationFacts, quoted } from "./mail-facts.ts";
import { gainOfOne } from "./priced-mail.ts";

interface Agreed extends Pick<Parameters<typeof outcomeOfPrice>[1], "dues"> {
  /** €/kWh without VAT. */
  readonly price: number;
}

/** What a price that a consumer has said yes to brings his place, as the mail and the page that proposed it say it; nothing for a producer. */
export async function agreedGain(
  deps: Deps,
  facts: ApplicationFacts,
  { price, dues }: Agreed,
): Promise<readonly MailParagraph[]> {
  const { participant, projectId } = facts;
  if (participant.kind === "producer") return [];
  const outcome = await outcomeOfPrice(deps, {
    projectId,
    pointId: participant.id,
    price,
    ...(dues !== undefined && { dues }),
  });
  return gainOfOne({ facts, outcome }, dayInParis(deps.now()));
}

/** The same of a place, with the price that its documents are signed at. */
export async function agreedPriceOf(
  deps: Deps,
  { projectId, pointId, ...agreed }: Agreed & { readonly projectId: string; readonly pointId: string },
): Promise<MailParagraph[]> {
  const row = await deps.db
    .selectFrom("application")
    .select("id")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .where(takingPart())
    .executeTakeFirst();
  const facts = row && (await findApplicationFacts(deps.db, row.id, deps.now()));
  if (!facts) return [];
  return [
    `Le prix, pour ${quoted(facts.pointName)}\u00a0: ${priceOf(facts, agreed.price)}.`,
    ...(await agreedGain(deps, facts, agreed)),
  ];
}
