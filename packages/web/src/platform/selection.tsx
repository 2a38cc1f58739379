import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

/**
 * The project and the point the person is busy with (specification §3, client state). A production point is
 * selected only within its project, or within steps whose address names it: leaving them forgets it.
 */
export interface Selected {
  readonly projectId: string | null;
  readonly consumptionPointId: string | null;
}

interface Selection extends Selected {
  select(change: Partial<Selected>): void;
  clear(): void;
}

const nothing: Selected = { projectId: null, consumptionPointId: null };
const SelectionContext = createContext<Selection | null>(null);

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState(nothing);
  const value = useMemo(
    () => ({
      ...selected,
      select: (change: Partial<Selected>) => setSelected((before) => ({ ...before, ...change })),
      clear: () => setSelected(nothing),
    }),
    [selected],
  );
  return <SelectionContext value={value}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("SelectionProvider is missing");
  return selection;
}
