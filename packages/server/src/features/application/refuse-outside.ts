import type { ProgressInput } from "@mec/domain/application";
import {
  joiningFaults,
  type PerimeterFault,
  type PerimeterRule,
  perimeterFaultsText,
  type Site,
} from "@mec/domain/project";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { participantOf } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import { findReach } from "../project/index.ts";
import { awaitingAnswer, priceUntil } from "./scopes.ts";
import type { Parties } from "./store.ts";

/** The owner's steps that let somebody in: at once, or by the candidate's own yes, which asks the owner nothing. */
type LettingIn = "PROPOSAL" | "SIGNATURE";

/**
 * Whether the owner is asked first. An acceptance always asks; a price asks whoever says that he did not confirm, as our
 * pages do: a caller that says nothing of it never was.
 */
export const asksOutside = (step: ProgressInput): step is ProgressInput & { status: LettingIn } =>
  (step.status === "SIGNATURE" && !step.confirmOutOfPerimeter) ||
  (step.status === "PROPOSAL" && step.confirmOutOfPerimeter === false);

const confirmTexts: Record<LettingIn, string> = {
  PROPOSAL:
    "Si cette personne accepte votre prix, elle participe sans que rien ne vous soit redemandé\u00a0: confirmez pour le proposer malgré tout.",
  SIGNATURE: "Confirmez pour l’accepter malgré tout.",
};

/** The faults of a point, among those who take part, or with those who could join by their own yes. */
interface Judged {
  readonly faults: readonly PerimeterFault[];
  readonly withPriced: boolean;
}

function faultsText({ faults, withPriced }: Judged, rule: PerimeterRule, site: Site): string {
  const point = withPriced ? "ce point et ceux à qui vous avez proposé un prix" : "ce point";
  if (faults.length === 1 && faults[0] === "distance") {
    return `Avec ${point}, l’opération dépasserait son périmètre de ${rule.limitKm}\u00a0km entre les deux participants les plus éloignés.`;
  }
  return `Avec ${point}, l’opération ne respecterait plus les règles de son périmètre\u00a0: il ${perimeterFaultsText(faults, rule, site.commune)}.`;
}

/** The points whose holders have a price that they may still accept. */
async function findOpenlyPriced(tx: Tx, projectId: string, now: Date): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("application")
    .select(["consumption_point_id", "production_point_id"])
    .where("project_id", "=", projectId)
    .where(awaitingAnswer())
    .where(({ or, eb }) =>
      or([eb(priceUntil("application"), "is", null), eb(priceUntil("application"), ">=", dayInParis(now))]),
    )
    .execute();
  return new Set(rows.map((row) => participantOf(row).id));
}

/**
 * Accepting somebody from outside the perimeter asks for a confirmation, and so does proposing him a price. Others who have
 * a price may join without the owner: two on opposite sides of a project would each be within it, and not together.
 * @throws DomainError OUT_OF_PERIMETER.
 */
export async function refuseOutside(
  tx: Tx,
  { projectId, participant: { id } }: Parties,
  { to, now }: { readonly to: LettingIn; readonly now: Date },
): Promise<void> {
  const priced = await findOpenlyPriced(tx, projectId, now);
  // Only those whom this step may meet are read, not the thousands who wait: many steps at once would each read them all.
  const { rule, sites, standers } = await findReach(tx, projectId, { candidates: [...priced, id] });
  const candidate = standers.find((stander) => stander.id === id)?.site;
  if (!candidate) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const maybe = standers.filter((one) => !one.participant && one.id !== id && priced.has(one.id));
  const alone = joiningFaults(rule, sites)(candidate);
  const withPriced = alone.length === 0 && maybe.length > 0;
  const faults = withPriced
    ? joiningFaults(rule, [...sites, ...maybe.map(({ site }) => site)])(candidate)
    : alone;
  if (faults.length === 0) return;
  throw new DomainError(
    "OUT_OF_PERIMETER",
    `${faultsText({ faults, withPriced }, rule, candidate)} ${confirmTexts[to]}`,
  );
}
