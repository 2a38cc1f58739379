import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export type Preloadable<P extends object> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches the component before it is shown. */
  preload(): Promise<unknown>;
};

/** React's lazy, whose file can be fetched ahead. */
export function preloadable<P extends object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
): Preloadable<P> {
  let fetched: ReturnType<typeof fetch> | undefined;
  const once = () => {
    fetched ??= fetch().catch((error) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
  return Object.assign(lazy(once), { preload: once });
}

/** A component in a file of its own, fetched when it is shown, together with the library it is made of. */
export function lazyWithKit<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Preloadable<P> {
  return preloadable(async () => {
    const [{ Kit }, module] = await Promise.all([import("./kit.tsx"), load()]);
    const Component = pick(module);
    return {
      default: (props: P) => (
        <Kit>
          <Component {...props} />
        </Kit>
      ),
    };
  });
}
