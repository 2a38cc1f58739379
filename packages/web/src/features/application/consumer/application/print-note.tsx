import type { ReadConsumptionPoint } from "@mec/api/point";
import type { ApplicationProgress } from "@mec/domain/application";
import { asConsumer } from "@mec/domain/point";
import { NoteButton } from "../../../../parts/document/note-button.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { isPublicBody } from "./public-body.ts";
import { useWeighedProposal } from "./use-price-proposal.ts";

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
  /** Whether it was accepted and buys from nobody but its own body: no price is to come. */
  isOwnSale?: boolean;
}

/** A sheet for those who decide: its holder's alone, as long as there is a price to decide on, or a building of a body's own plant. */
export function PrintNote({ point, application, isOwnSale = false }: Props) {
  const isReadOnly = useReadOnly();
  const { data: proposal } = useWeighedProposal(application);
  const isOwn = isOwnSale && !isReadOnly && point.consumerType === "professional";
  return (proposal || isOwn) && <NoteButton of={asConsumer(point.id)} isVoted={isPublicBody(point)} />;
}
