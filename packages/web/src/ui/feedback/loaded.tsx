import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { Expected } from "../../platform/together.ts";
import { LoadError } from "./load-error.tsx";

interface Props<T> {
  of: Expected<T>;
  /** The message when the data does not come; the general failure by default. */
  fallback?: string;
  /** Shown while it loads; one block by default. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows data once it has come, with its skeleton before and its error otherwise. */
export function Loaded<T>({ of: { data, error, retry }, fallback, skeleton, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadError error={error} retry={retry} {...(fallback ? { fallback } : {})} />;
  return skeleton ?? <Skeleton height={560} radius={12} />;
}
