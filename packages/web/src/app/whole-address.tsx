import { pageAt } from "@mec/api";
import { Navigate, useLocation } from "react-router";

/** Leads from a shorter address to the page that it is short for. */
export function WholeAddress() {
  const { pathname, search } = useLocation();
  const found = pageAt(pathname);
  if (!found) return null;
  return <Navigate to={found.page.toAny(found.params) + search} replace />;
}
