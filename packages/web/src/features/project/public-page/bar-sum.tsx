import type { EstimateFigures } from "@mec/energy";
import { barText } from "../../../parts/project/answer/saving-words.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

interface Props {
  figures: EstimateFigures;
  project: ProjectOnPage;
  /** What stands there without a sum. */
  price: string;
}

/** What the project would bring the visitor, in the bar; its price where that takes more than a line. */
export function BarSum({ figures, project, price }: Props) {
  return barText(figures, project) ?? price;
}
