import { pageAt } from "@mec/api";
import { Navigate, useLocation } from "react-router";

/** Redirects a shortened address to the full address of its page. */
export function WholeAddress() {
  const { pathname, search } = useLocation();
  const found = pageAt(pathname);
  if (!found) return null;
  return <Navigate to={found.page.toAny(found.params) + search} replace />;
}
