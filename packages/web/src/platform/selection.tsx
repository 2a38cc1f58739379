import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

/** The project and the points the person is busy with (specification §3, client state). */
interface Selected {
  projectId: string | null;
  consumptionPointId: string | null;
  productionPointId: string | null;
}

interface Selection extends Selected {
  select(change: Partial<Selected>): void;
  clear(): void;
}

const nothing: Selected = { projectId: null, consumptionPointId: null, productionPointId: null };
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
