import { useCallback, useState } from "react";
import type { Chosen, TableRow } from "./types.ts";

/** Keeps the ticked rows of a table while its pages, its sort and its filters change. */
export function useChosenRows<Row extends TableRow>(): Chosen<Row> & { clear: () => void } {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const choose = useCallback((given: readonly Row[], isChosen: boolean) => {
    setRows((before) => {
      const after = new Map(before);
      for (const row of given) {
        if (isChosen) after.set(row.id, row);
        else after.delete(row.id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setRows(new Map()), []);
  return { rows, choose, clear };
}
