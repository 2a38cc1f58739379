import type { EstimateFigures } from "@mec/energy";
import { SavingVerdict } from "../../../parts/project/answer/saving-cases.tsx";
import type { ProjectOnPage } from "./use-public-page.ts";

interface Props {
  figures: EstimateFigures;
  project: ProjectOnPage;
}

/** What the project would bring the visitor, in the bar: in words, as its figures and their cases stand in the page. */
export const BarSum = ({ figures, project }: Props) => <SavingVerdict figures={figures} start={project} />;
