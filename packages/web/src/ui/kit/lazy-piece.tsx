import {
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { fetchPiece } from "../../platform/fetch-piece.ts";
import { NotFetched } from "../feedback/not-fetched.tsx";

interface Attempted<P> {
  /** The props of the piece itself. */
  given: P;
  retry: () => void;
}

export type Missing<P> = (attempted: Attempted<P> & { missing: unknown }) => ReactNode;

/**
 * A piece of a page in a file of its own, fetched when it is shown, inside a `Suspense`. When its file does not come, the
 * page stays, and the piece says so and can be tried again.
 */
export function lazyPiece<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: Missing<P> = ({ missing, retry }) => <NotFetched missing={missing} retry={retry} />,
): FunctionComponent<P> {
  type Attempt = LazyExoticComponent<ComponentType<Attempted<P>>>;
  let latest: Attempt = attempt();

  function attempt(): Attempt {
    const made: Attempt = lazy(async (): Promise<{ default: ComponentType<Attempted<P>> }> => {
      try {
        const Piece = await fetchPiece(load);
        return { default: ({ given }) => <Piece {...given} /> };
      } catch (missing) {
        return { default: (attempted) => <Failed {...attempted} missing={missing} of={made} /> };
      }
    });
    return made;
  }

  function Failed({ of, ...attempted }: Attempted<P> & { missing: unknown; of: Attempt }) {
    // The next place that shows it tries anew. Not before this is shown: a page that waits for the piece has nothing of its
    // own yet, and would wait for attempt after attempt.
    useEffect(() => {
      if (latest === of) latest = attempt();
    }, [of]);
    return <Missing {...attempted} />;
  }

  return function LazyPiece(given: P) {
    const [Shown, show] = useState(() => latest);
    return <Shown given={given} retry={() => show(() => latest)} />;
  };
}
