import * as z from "zod";
import { messages } from "../shared/index.ts";
import { productionTypes } from "./production-types.ts";
import { segments } from "./segments.ts";

export const consumerTypes = ["professional", "individual"] as const;
export const consumerTypeSchema = z.enum(consumerTypes, { error: messages.choice });
export type ConsumerType = z.infer<typeof consumerTypeSchema>;
export const consumerTypeLabels: Record<ConsumerType, string> = {
  professional: "Professionnel",
  individual: "Particulier",
};

export const segmentSchema = z.enum(segments, { error: messages.segment });
export type Segment = z.infer<typeof segmentSchema>;
/** The segment in which a plant of this power, kW, is usually connected; 250 kVA is the most at low voltage. */
export function usualSegment(powerKw: number): Segment {
  if (powerKw <= 36) return "C5";
  return powerKw <= 250 ? "C4" : "C2";
}
export const segmentLabels: Record<Segment, string> = {
  C1: "C1 – haute tension, contrat direct avec le gestionnaire de réseau",
  C2: "C2 – haute tension, contrat unique avec le fournisseur",
  C3: "C3 – haute tension profilée, contrat unique",
  C4: "C4 – basse tension, plus de 36 kVA",
  C5: "C5 – basse tension, 36 kVA au plus",
};

export const productionTypeSchema = z.enum(productionTypes, { error: messages.choice });
