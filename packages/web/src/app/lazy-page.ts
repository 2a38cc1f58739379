import type { ComponentType } from "react";
import { trackLoading } from "../platform/loading.ts";
import { lazyWithKit, preloadable } from "../ui/kit/with-kit.tsx";

/** A page in a file of its own, fetched when its route is opened; the progress bar shows meanwhile. */
export function lazyPage<M, P extends object>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>) {
  return lazyWithKit(() => trackLoading(load()), pick);
}

/**
 * The same for a page made of plain elements, which does without the library. Some bring more with them for some visitors:
 * `prepare`.
 */
export function lazyPlainPage<M>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType,
  prepare: (module: M) => unknown = () => {},
) {
  return preloadable(async () => {
    const module = await trackLoading(load());
    await prepare(module);
    return pick(module);
  });
}
