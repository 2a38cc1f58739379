import type { EstimateFigures } from "@mec/energy";
import { barText } from "../../../parts/project/answer/saving-words.ts";
import text from "../../../ui/plain/text.module.css";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

interface Props {
  figures: EstimateFigures;
  project: ProjectOnPage;
}

/** What the project would bring the visitor, in the bar: it changes under his eyes as he fills his card. */
export function BarSum({ figures, project }: Props) {
  const { name, sum, other } = barText(figures, project);
  return (
    <>
      <span className={`${classes.barName} ${text.dim}`}>{name}</span>
      <span className={classes.barSum}>{sum}</span>
      {other && <span className={classes.barOther}>{other}</span>}
    </>
  );
}
