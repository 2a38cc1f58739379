import type { Cell, Table } from "./blocks.ts";
import { ranked } from "./ranked.ts";
import styles from "./reading.module.css";

type Row = readonly Cell[];

function WideTable({ head, rows }: Table) {
  return (
    <table className={styles.table}>
      {head.length > 0 && (
        <thead>
          <tr>
            {ranked(head).map(({ piece, rank }) => (
              <th key={rank} scope="col">
                {piece}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {ranked(rows).map(({ piece: row, rank: line }) => (
          <tr key={line}>
            {ranked(row).map(({ piece: { isHead, text }, rank }) =>
              isHead ? (
                <th key={rank} scope="row">
                  {text}
                </th>
              ) : (
                <td key={rank}>{text}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Field({ row: [head, ...values] }: { row: Row }) {
  return (
    <div>
      <dt>{head?.text}</dt>
      {ranked(values).map(({ piece, rank }) => (
        <dd key={rank}>{piece.text}</dd>
      ))}
    </div>
  );
}

/** A row shown vertically, each cell after its column's head; without heads, cell after cell. */
function Card({ row, head }: { row: Row; head: readonly string[] }) {
  if (head.length !== row.length) return ranked(row).map(({ piece, rank }) => <p key={rank}>{piece.text}</p>);
  return (
    <dl className={styles.fields}>
      {ranked(row).map(({ piece, rank }) => (
        <div key={rank}>
          <dt>{head[rank]}</dt>
          <dd>{piece.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function StackedTable({ head, rows }: Table) {
  if (head.length === 0 && rows.every(([first]) => first?.isHead)) {
    return (
      <dl className={styles.fields}>
        {ranked(rows).map(({ piece, rank }) => (
          <Field key={rank} row={piece} />
        ))}
      </dl>
    );
  }
  return (
    <ul className={styles.cards}>
      {ranked(rows).map(({ piece, rank }) => (
        <li key={rank}>
          <Card row={piece} head={head} />
        </li>
      ))}
    </ul>
  );
}

/** Pixels: in a narrower column, a line would hold only a few letters. */
const columnRoom = 136;
const tableRoom = 544;

/** A table; where its columns do not fit, its rows are shown one under the other. */
export function ReadingTable({ table, width }: { table: Table; width: number }) {
  const columns = Math.max(table.head.length, ...table.rows.map((row) => row.length));
  const hasRoom = width >= Math.max(tableRoom, columns * columnRoom);
  return hasRoom ? <WideTable {...table} /> : <StackedTable {...table} />;
}
