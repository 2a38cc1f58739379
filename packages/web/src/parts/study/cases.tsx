import type { ExemptionCase } from "@mec/domain/study";
import classes from "./cases.module.css";
import { Said } from "./said.tsx";

interface Props {
  cases: readonly ExemptionCase[];
  /** Whether the exemption is explained in one tap: not on a card that leads elsewhere as a whole. */
  isExplained?: boolean;
}

/** The cases of a sum, one under the other, in one size: the first leads, and stands alone where there is one. */
export const Cases = ({ cases, isExplained = false }: Props) =>
  cases.map(({ sum, name }, index) => (
    <span key={name} className={classes.one}>
      {index === 0 ? <strong>{sum}</strong> : sum} {isExplained ? <Said text={name} /> : name}
    </span>
  ));
