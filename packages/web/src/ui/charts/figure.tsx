import { Skeleton, Table } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { t } from "../../platform/i18n.ts";
import styles from "./figure.module.css";

interface Props {
  title: string;
  /** What the chart shows, for people who cannot see it. */
  summary: string;
  /** The picture, fetched when it is first shown. */
  children: ReactNode;
  /** The same figures as a table: column heads, then rows whose first cell names them. */
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart, with a button that shows the same figures as a table. */
export function ChartFigure({ title, summary, children, heads, rows }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div role="img" aria-label={summary} className={styles.picture}>
        <Suspense fallback={<Skeleton height={260} radius={12} />}>{children}</Suspense>
      </div>
      <details>
        <summary className={styles.summary}>{t("Voir les chiffres")}</summary>
        <Table.ScrollContainer minWidth={320}>
          <Table className="numbers">
            <caption className={styles.caption}>{title}</caption>
            <Table.Thead>
              <Table.Tr>
                {heads.map((head) => (
                  <Table.Th key={head} scope="col">
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(([name, ...cells]) => (
                <Table.Tr key={[name, ...cells].join()}>
                  <Table.Th scope="row">{name}</Table.Th>
                  {cells.map((cell, index) => (
                    <Table.Td key={heads[index + 1]}>{cell}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </details>
    </figure>
  );
}
