import { uuidSchema } from "@mec/domain/shared";
import { useSearchParams } from "react-router";

export const pageSize = 25;

/** The search is kept in the page's address, so that it can be saved, sent, and found again with the back button. */
export interface ListSearch<Kept extends string> {
  readonly q: string;
  readonly kept: Kept | undefined;
  readonly projectId: string | undefined;
  readonly page: number;
}

/**
 * The search of a list of people; `name` is the query parameter that holds one of `values`. A new search
 * starts at page 1.
 */
export function useListSearch<const Kept extends string>(
  name: string,
  values: readonly Kept[],
): [ListSearch<Kept>, (change: Partial<ListSearch<Kept>>) => void] {
  const [params, setParams] = useSearchParams();
  const projectId = uuidSchema.safeParse(params.get("projectId")).data;
  const page = Number(params.get("page"));
  const search: ListSearch<Kept> = {
    q: (params.get("q") ?? "").slice(0, 100),
    kept: values.find((value) => value === params.get(name)),
    projectId,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
  function change(given: Partial<ListSearch<Kept>>) {
    const next = { ...search, page: 1, ...given };
    const written = {
      q: next.q,
      [name]: next.kept ?? "",
      projectId: next.projectId ?? "",
      page: next.page === 1 ? "" : String(next.page),
    };
    setParams(
      Object.entries(written).filter(([, value]) => value !== ""),
      {
        replace: given.page === undefined,
      },
    );
  }
  return [search, change];
}
