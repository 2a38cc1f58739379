import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { Expected } from "../../platform/together.ts";
import { LoadError } from "./load-error.tsx";

interface Props<T> {
  of: Expected<T>;
  /** What is said when it does not come; the general failure by default. */
  fallback?: string;
  /** Stands in its place meanwhile; one block by default. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What shows something once it has come. */
export function Loaded<T>({ of: { data, error, retry }, fallback, skeleton, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadError error={error} retry={retry} {...(fallback ? { fallback } : {})} />;
  return skeleton ?? <Skeleton height={560} radius={12} />;
}
