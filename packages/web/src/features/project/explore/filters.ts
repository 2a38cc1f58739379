import type { PublicProject } from "@mec/api/project";
import { hasRoom } from "@mec/domain/project";
import { dayInParis, displayedRange, type ProfileType } from "@mec/domain/shared";
import type { ProjectFilters } from "./search-state.ts";

/**
 * The server's filters, applied here to the one list that it does not filter: the projects that an address
 * can join.
 */
export function matchesFilters(project: PublicProject, filters: ProjectFilters): boolean {
  const { productionPointType, maxPrice, maxPriceWithTax, perimeter, open, running } = filters;
  const isAtMost = (most: number, reader: ProfileType) =>
    project.price !== null && displayedRange(project.price, reader, project.vatRegime ?? null).min <= most;
  return (
    (productionPointType === undefined || project.productionTypes.includes(productionPointType)) &&
    (maxPrice === undefined || isAtMost(maxPrice, "professional")) &&
    (maxPriceWithTax === undefined || isAtMost(maxPriceWithTax, "individual")) &&
    (perimeter === undefined || project.perimeter === Number(perimeter)) &&
    (open !== true || hasRoom(project.gauge)) &&
    (running !== true || (project.stage === "running" && (project.startsOn ?? "") <= dayInParis(new Date())))
  );
}

export const countFilters = (filters: ProjectFilters): number =>
  Object.values(filters).filter((value) => value !== undefined && value !== false).length;
