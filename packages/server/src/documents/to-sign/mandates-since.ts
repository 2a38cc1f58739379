import type { ContractProducer, DocumentContent } from "./content.ts";

const lacksMandate = ({ mandate, pointId }: ContractProducer): boolean =>
  mandate !== undefined && mandate !== "given" && pointId !== undefined;

/** The plants of a contract whose holders had not mandated the association to bill as it was sent. */
export const plantsWithoutMandate = (content: DocumentContent): string[] =>
  content.kind === "salesContract"
    ? content.producers.filter(lacksMandate).flatMap(({ pointId }) => pointId ?? [])
    : [];

/** A document says who bills as it is now: a seller may have mandated since it was sent. */
export function withMandates<Content extends DocumentContent>(
  content: Content,
  mandated: ReadonlySet<string>,
): Content {
  if (content.kind !== "salesContract") return content;
  const producers = content.producers.map((producer) =>
    lacksMandate(producer) && mandated.has(producer.pointId ?? "")
      ? { ...producer, mandate: "given" as const }
      : producer,
  );
  return { ...content, producers };
}
