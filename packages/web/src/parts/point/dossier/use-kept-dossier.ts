import { useCallback, useSyncExternalStore } from "react";
import { useStored } from "../../../platform/stored.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { dossierKey } from "./dossier-key.ts";

type Kept = [string | null, (text: string | null) => void];

let inFrame: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Kept in memory, as long as the page is open. */
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
 * The dossier's text, stored by the browser. Inside a partner's page it is neither read nor written: not
 * every browser separates our storage there, and an address must not show in another site's page.
 */
export const useKeptDossier = widgetMode?.isFramed ? useRemembered : useKeptByBrowser;
