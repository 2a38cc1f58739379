import { useCallback, useSyncExternalStore } from "react";
import { useStored } from "../../../platform/stored.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { dossierKey } from "./dossier.ts";

type Kept = [string | null, (text: string | null) => void];

let inFrame: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lives as long as the page. */
function useRemembered(): Kept {
  const text = useSyncExternalStore(
    subscribe,
    () => inFrame,
    () => null,
  );
  const write = useCallback((next: string | null) => {
    inFrame = next;
    for (const listener of listeners) listener();
  }, []);
  return [text, write];
}

const useKeptByBrowser = (): Kept => useStored(dossierKey);

/**
 * The dossier's text, kept by the browser. A frame in a partner's page neither reads nor writes it: not every browser
 * keeps what is ours apart there, and an address must not turn up in another site's page.
 */
export const useKeptDossier = widgetMode?.isFramed ? useRemembered : useKeptByBrowser;
