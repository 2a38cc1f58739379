import { type BearerKind, profileTypeOfBearer } from "@mec/domain/project";
import type { ProfileType } from "@mec/domain/shared";

interface Held {
  readonly projects: readonly { readonly bearer?: { readonly kind: BearerKind } | null | undefined }[];
  readonly consumptionPoints: readonly { readonly consumerType: ProfileType }[];
}

/** What a person's projects, else his places, tell of how he reads prices; null when he has none, or both a home and a business. */
export function profileTypeTold({ projects, consumptionPoints }: Held): ProfileType | null {
  const [project] = projects;
  if (project) return profileTypeOfBearer(project.bearer);
  const [type, ...others] = new Set(consumptionPoints.map(({ consumerType }) => consumerType));
  return type && others.length === 0 ? type : null;
}
