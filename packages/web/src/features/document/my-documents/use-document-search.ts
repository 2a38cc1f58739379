import { useSearchParams } from "react-router";
import { type DocumentSearch, searchedStatuses } from "./rows.ts";

const byName = "name";

/** The search of the table, kept in the page's address. */
export function useDocumentSearch(): [DocumentSearch, (change: Partial<DocumentSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search: DocumentSearch = {
    q: params.get("q") ?? "",
    status: searchedStatuses.find((status) => status === params.get("status")),
    sort: params.get("sort") ?? byName,
    page: Math.max(1, Math.trunc(Number(params.get("page")) || 1)),
  };
  /** Any change of the search goes back to the first page. */
  function change(wanted: Partial<DocumentSearch>) {
    const { q, status, sort, page } = { ...search, page: 1, ...wanted };
    const kept = Object.entries({
      q,
      status: status ?? "",
      sort: sort === byName ? "" : sort,
      page: page === 1 ? "" : String(page),
    }).filter(([, value]) => value !== "");
    setParams(kept, { replace: true, preventScrollReset: true });
  }
  return [search, change];
}
