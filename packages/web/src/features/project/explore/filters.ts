import type { PublicProject } from "@mec/api/project";
import { hasRoom } from "@mec/domain/project";
import type { ProjectFilters } from "./search-state.ts";

/**
 * The server's filters, applied here to the one list that it does not filter: the projects that an address
 * can join.
 */
export function matchesFilters(project: PublicProject, filters: ProjectFilters): boolean {
  const { productionPointType, maxPrice, perimeter, open } = filters;
  return (
    (productionPointType === undefined || project.productionTypes.includes(productionPointType)) &&
    (maxPrice === undefined || (project.price !== null && project.price.min <= maxPrice)) &&
    (perimeter === undefined || project.perimeter === Number(perimeter)) &&
    (open !== true || hasRoom(project.gauge))
  );
}

export const countFilters = (filters: ProjectFilters): number =>
  Object.values(filters).filter((value) => value !== undefined && value !== false).length;
