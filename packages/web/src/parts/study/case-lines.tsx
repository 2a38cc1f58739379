import type { NamedSum } from "@mec/domain/study";
import classes from "./case-lines.module.css";
import { Said } from "./said.tsx";

interface Props {
  /** Those of the sum's own weight, and those of single years. */
  main?: readonly NamedSum[];
  years?: readonly NamedSum[];
}

const Line = ({ line: [name, sum], isMain }: { line: NamedSum; isMain: boolean }) => (
  <div>
    <dt>
      <Said text={name} />
    </dt>
    <dd className={isMain ? classes.main : undefined}>{sum}</dd>
  </div>
);

/** What a price brings in each of its cases, one under the other, to be compared. */
export function CaseLines({ main = [], years = [] }: Props) {
  if (main.length + years.length === 0) return null;
  return (
    <dl className={`${classes.lines} numbers`}>
      {main.map((line) => (
        <Line key={line[0]} line={line} isMain />
      ))}
      {years.map((line) => (
        <Line key={line[0]} line={line} isMain={false} />
      ))}
    </dl>
  );
}
