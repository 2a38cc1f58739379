import { IconInfoCircle } from "@tabler/icons-react";
import type { Block, Section } from "./block.ts";
import { Bold } from "./bold.tsx";
import { Letter } from "./letter.tsx";
import styles from "./prose.module.css";

type Table = Extract<Block, { kind: "table" }>;

function ProseTable({ caption, headers, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")}>
              {row.map((cell, column) => (
                <td key={headers[column]}>
                  <Bold text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <Bold text={item} />
    </li>
  ));
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Bold text={block.text} />
        </p>
      );
    case "note":
      return (
        <p className={styles.note}>
          <IconInfoCircle size={22} stroke={1.7} aria-hidden="true" />
          <span>
            <Bold text={block.text} />
          </span>
        </p>
      );
    case "letter":
      return <Letter {...block} />;
    case "list":
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case "steps":
      return (
        <ol className={styles.steps}>
          <Items items={block.items} />
        </ol>
      );
    case "table":
      return <ProseTable {...block} />;
  }
}

/** A text for reading, in sections. */
export function Prose({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.prose}>
      {sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never move
            <ProseBlock key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}
