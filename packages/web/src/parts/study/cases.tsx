import type { ExemptionCase } from "@mec/domain/study";
import classes from "./cases.module.css";
import { Said } from "./said.tsx";

interface Props {
  cases: readonly ExemptionCase[];
  /** Whether the exemption is explained in one tap: not on a card that leads elsewhere as a whole. */
  isExplained?: boolean;
}

/** The cases of a sum, one under the other in one weight: none is the small print of another. */
export const Cases = ({ cases, isExplained = false }: Props) =>
  cases.map(({ sum, name }) => (
    <span key={name} className={classes.one}>
      <strong>{sum}</strong> {isExplained ? <Said text={name} /> : name}
    </span>
  ));
