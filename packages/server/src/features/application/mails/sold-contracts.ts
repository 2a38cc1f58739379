import { leavesOn } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { boundTexts, earlyText } from "../../../documents/to-sign/sold-contracts.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { findBoundCopies } from "../../document/files/reads.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

type Asked = Pick<ApplicationFacts, "participant" | "projectId" | "departure">;

/** What a producer's contracts ask of him when he leaves; empty for a consumer, and where he sells by none. */
export async function soldTexts(
  { db }: Deps,
  { participant, projectId, departure }: Asked,
  when: "asked" | "scheduled" | "settled",
): Promise<MailParagraph[]> {
  if (participant.kind !== "producer" || !departure) return [];
  const sold = await findBoundCopies(db, { projectId, pointId: participant.id });
  if (sold.length === 0) return [];
  const askedOn = dayInParis(new Date(departure.requestedAt));
  const [bound, contracts, toWrite] = boundTexts(sold, askedOn);
  return [
    bound,
    contracts,
    ...(when === "settled"
      ? [
          `${toWrite} Vos acheteurs sont prévenus de votre départ.`,
          "Vos papiers signés restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
        ]
      : [
          [toWrite, earlyText(sold, leavesOn(departure), askedOn)].filter(Boolean).join(" "),
          when === "asked"
            ? "Vos acheteurs seront prévenus de votre départ quand le porteur du projet l’aura réglé."
            : "Vos acheteurs sont prévenus de ce jour.",
        ]),
  ];
}
