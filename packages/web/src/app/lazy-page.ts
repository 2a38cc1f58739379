import { type ComponentType, lazy } from "react";
import { trackLoading } from "../platform/loading.ts";

export const restOfStyles = () => import("./rest-of-styles.ts");

/** A page in a file of its own, fetched when it is shown, with the library's styles. */
export function lazyPage<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> {
  return lazy(async () => {
    const [module] = await trackLoading(Promise.all([load(), restOfStyles()]));
    return { default: pick(module) };
  });
}

/** The same for the home page, which does with the first view's styles. */
export function lightPage<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): ComponentType {
  return lazy(async () => ({ default: pick(await trackLoading(load())) }));
}
