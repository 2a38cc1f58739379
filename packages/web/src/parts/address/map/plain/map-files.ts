import country from "../../../../../../map-data/country.generated.json?url&no-inline";
import index from "../../../../../../map-data/index.generated.json?url&no-inline";
import type { CountryFile, DepartmentFile, IndexFile } from "./file-format.ts";

const folder = "../../../../../../map-data/departments/";
const departments: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../../../map-data/departments/*.generated.json",
  { query: "?url&no-inline", import: "default", eager: true },
);

const asked = new Map<string, Promise<unknown>>();

/** Each file is fetched once; one that failed may be fetched again. */
function readFile<T>(url: string): Promise<T> {
  const known = asked.get(url);
  if (known) return known as Promise<T>;
  const answer = fetch(url).then((response): Promise<T> => {
    if (!response.ok) throw new Error(`The map file ${url} answered ${response.status}`);
    return response.json();
  });
  asked.set(url, answer);
  answer.catch(() => asked.delete(url));
  return answer;
}

export const readCountry = () => readFile<CountryFile>(country);
export const readIndex = () => readFile<IndexFile>(index);

export function readDepartment(code: string): Promise<DepartmentFile> {
  const url = departments[`${folder}${code}.generated.json`];
  if (!url) throw new Error(`No map of department ${code}`);
  return readFile<DepartmentFile>(url);
}
