import { useMediaQuery } from "@mantine/hooks";
import { useStored } from "../../platform/stored.ts";

/** A paper's text, at the size of ours; or its pages, as they are printed. */
export type View = "reading" | "pages";

/** There, the letters of a page are too small to be read. */
const narrow = "(max-width: 48em)";

const isView = (text: string | null): text is View => text === "reading" || text === "pages";

/** How papers are shown: as one last chose, in all of them. */
export function useView(): [View, (view: View) => void] {
  const [kept, keep] = useStored("paperView");
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  return [isView(kept) ? kept : isNarrow ? "reading" : "pages", keep];
}
