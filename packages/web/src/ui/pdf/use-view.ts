import { useMediaQuery } from "@mantine/hooks";
import { useStored } from "../../platform/stored.ts";

/** A document as a text in the app's own text size, or as its pages in their printed layout. */
export type View = "reading" | "pages";

/** On such screens the letters of a printed page are too small to read. */
const narrow = "(max-width: 48em)";

const isView = (text: string | null): text is View => text === "reading" || text === "pages";

/** How documents are shown: the person's last choice, for all of them. */
export function useView(): [View, (view: View) => void] {
  const [kept, keep] = useStored("paperView");
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  return [isView(kept) ? kept : isNarrow ? "reading" : "pages", keep];
}
