import { foldText } from "../shared/index.ts";
import { type Department, departments, type Region, regions } from "./territory-data.ts";

function findTerritory<T extends { code: string; name: string }>(
  territories: readonly T[],
  codeOrName: string,
): T | null {
  const wanted = foldText(codeOrName);
  const matches = ({ code, name }: T) => code.toLowerCase() === wanted || foldText(name) === wanted;
  return territories.find(matches) ?? null;
}

/** A department by its code ("2A", "974") or its name, whatever the case, accents and hyphens. */
export const findDepartment = (codeOrName: string): Department | null =>
  findTerritory(departments, codeOrName);

/** A region by its INSEE code ("53") or its name, whatever the case, accents and hyphens. */
export const findRegion = (codeOrName: string): Region | null => findTerritory(regions, codeOrName);

/** INSEE's department code, from a post code: both departments of Corsica have post codes 20xxx. */
function departmentCodeOfPostCode(postCode: string): string {
  if (/^20[01]/.test(postCode)) return "2A";
  if (postCode.startsWith("20")) return "2B";
  return postCode.slice(0, postCode.startsWith("97") ? 3 : 2);
}

function departmentCodeOfCitycode(citycode: string): string {
  return citycode.slice(0, citycode.startsWith("97") ? 3 : 2);
}

/**
 * The department of a place. The INSEE code decides when it is known: a few towns are served by the post office
 * of the department next door. Null outside the 101 departments (Monaco, Saint-Martin…).
 */
export function departmentOfPostCode(postCode: string, citycode?: string): Department | null {
  const code = citycode ? departmentCodeOfCitycode(citycode) : departmentCodeOfPostCode(postCode);
  return departments.find((department) => department.code === code) ?? null;
}
