import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A component in a file of its own, fetched when it is shown, together with the library it is made of. */
export function lazyWithKit<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
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
