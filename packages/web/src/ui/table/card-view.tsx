import { Button, Drawer, NativeSelect, Stack, useMantineTheme } from "@mantine/core";
import { plural } from "@mec/domain/shared";
import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { useUnfolded } from "../layout/use-unfolded.ts";
import styles from "./data-table.module.css";
import { PageCheckbox, RowCheckbox } from "./row-checkbox.tsx";
import { TablePages } from "./table-pages.tsx";
import type { Column, DataTableProps, Sorting, TableRow } from "./types.ts";

const isShown = <Row,>({ isDetail }: Column<Row>): boolean => isDetail !== true;

type Props<Row extends TableRow> = DataTableProps<Row> & { rows: readonly Row[] };

function SortChoice<Row>({ columns, sorting }: { columns: readonly Column<Row>[]; sorting: Sorting }) {
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, header, orders: [rising, falling] = [t("croissant"), t("décroissant")] }) => [
      { value: key, label: `${header}, ${rising}` },
      { value: `-${key}`, label: `${header}, ${falling}` },
    ]);
  return (
    <NativeSelect
      size="md"
      label={t("Trier par")}
      data={choices}
      value={sorting.by}
      onChange={(event) => sorting.onChange(event.currentTarget.value)}
    />
  );
}

/** Filters and sorting, in a drawer that a button opens. */
function Tools<Row extends TableRow>({ columns, sorting, filters }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
  // A drawer is drawn outside of the page, and would lose its space's colour.
  const { primaryColor } = useMantineTheme();
  if (!sorting && !filters) return null;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        data-reads
        leftSection={<IconFilter size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {filters ? t("Filtrer et trier") : t("Trier")}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        padding="lg"
        title={<strong>{filters ? t("Filtrer et trier") : t("Trier")}</strong>}
        closeButtonProps={{ "aria-label": t("Fermer") }}
        attributes={{ header: { role: "presentation" } }}
      >
        <Stack gap="lg" pb="md" data-space={primaryColor}>
          {filters}
          {sorting && <SortChoice columns={columns} sorting={sorting} />}
          <Button onClick={() => setOpen(false)} data-reads>
            {t("Voir les résultats")}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}

function CardOf<Row extends TableRow>({ row, columns, nameOf, chosen, actions }: Props<Row> & { row: Row }) {
  const [name, ...others] = columns;
  return (
    <li className={styles.card} data-chosen={chosen?.rows.has(row.id) || undefined}>
      <div className={styles.cardHead}>
        {chosen && <RowCheckbox row={row} name={nameOf(row)} chosen={chosen} />}
        <div className={styles.cardName}>{name?.cell(row)}</div>
        {actions && <div className={styles.cardActions}>{actions(row)}</div>}
      </div>
      <dl className={styles.facts}>
        {others.filter(isShown).map((column) => {
          const told = column.cell(row);
          if (told === null) return null;
          return (
            <div key={column.key} data-wide={column.isWide || undefined}>
              <dt>{column.header}</dt>
              <dd>{told}</dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

/** The same rows on a phone, as cards of a few lines each. */
export function CardView<Row extends TableRow>(props: Props<Row>) {
  const { caption, rows, chosen, paging, total, cardsAtFirst = rows.length } = props;
  const [isUnfolded, unfold] = useUnfolded();
  // Ticked rows are always shown.
  const isWhole = isUnfolded || rows.slice(cardsAtFirst).some(({ id }) => chosen?.rows.has(id));
  const shown = isWhole ? rows : rows.slice(0, cardsAtFirst);
  const isFolded = shown.length < rows.length;
  const lastShown = (paging.page - 1) * paging.pageSize + shown.length;
  return (
    <div>
      <div className={styles.cardTools}>
        <Tools {...props} />
        {chosen && <PageCheckbox rows={rows} chosen={chosen} label={t("Toute la page")} />}
      </div>
      <ul className={styles.cards} aria-label={caption}>
        {shown.map((row) => (
          <CardOf key={row.id} {...props} row={row} />
        ))}
      </ul>
      {isFolded && (
        <Button variant="subtle" data-reads mt="sm" onClick={unfold}>
          {t("Voir plus ({{others}})", { others: plural(total - lastShown, t("autre"), t("autres")) })}
        </Button>
      )}
      <TablePages paging={paging} total={total} shown={shown.length} isFolded={isFolded} />
    </div>
  );
}
