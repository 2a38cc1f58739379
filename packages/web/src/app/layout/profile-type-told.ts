import { type BearerKind, profileTypeOfBearer } from "@mec/domain/project";
import type { ProfileType } from "@mec/domain/shared";

interface Held {
  readonly projects: readonly { readonly bearer?: { readonly kind: BearerKind } | null | undefined }[];
  readonly consumptionPoints: readonly { readonly consumerType: ProfileType }[];
  readonly productionPoints: readonly unknown[];
}

/**
 * What a person's projects, else his places, tell of how he reads prices; null when he has none, or both a home and a
 * business. Who has a roof alone reads as a private person until he says otherwise: he comes to read an answer.
 */
export function profileTypeTold({ projects, consumptionPoints, productionPoints }: Held): ProfileType | null {
  const [project] = projects;
  if (project) return profileTypeOfBearer(project.bearer);
  const [type, ...others] = new Set(consumptionPoints.map(({ consumerType }) => consumerType));
  if (type) return others.length === 0 ? type : null;
  return productionPoints.length > 0 ? "individual" : null;
}
