import type { ComponentType, FunctionComponent } from "react";
import { MissingPage } from "../feedback/missing-page.tsx";
import { lazyPiece, type Missing } from "./lazy-piece.tsx";

export type Preloadable<P extends object> = FunctionComponent<P> & {
  /** Fetches the component before it is shown. */
  preload(): Promise<unknown>;
};

/** A page that is fetched when it is shown, or ahead. Where its files do not come, it says so and can be tried again. */
export function preloadable<P extends object>(fetch: () => Promise<ComponentType<P>>): Preloadable<P> {
  let fetched: ReturnType<typeof fetch> | undefined;
  const once = () => {
    fetched ??= fetch().catch((error) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
  const Page = lazyPiece(once, ({ missing, retry }) => <MissingPage missing={missing} retry={retry} />);
  return Object.assign(Page, { preload: once });
}

/** Fetches a component together with the library it is made of. */
async function loadWithKit<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [{ Kit }, Component] = await Promise.all([import("./kit.tsx"), load()]);
  return (props) => (
    <Kit>
      <Component {...props} />
    </Kit>
  );
}

/** A component in a file of its own, fetched when it is shown, together with the library it is made of. */
export const lazyWithKit = <M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Preloadable<P> => preloadable(() => loadWithKit(async () => pick(await load())));

/** The same for a piece of a page that does without the library: the page stays when its file does not come. */
export const lazyPieceWithKit = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing?: Missing<P>,
): FunctionComponent<P> => lazyPiece(() => loadWithKit(load), missing);
