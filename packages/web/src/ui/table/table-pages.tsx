import { Group, Pagination, Text } from "@mantine/core";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { pageCount } from "./pages.ts";
import type { Paging } from "./types.ts";

const controlLabels = {
  first: "Première page",
  previous: "Page précédente",
  next: "Page suivante",
  last: "Dernière page",
};

interface Props {
  paging: Paging;
  total: number;
  /** How many rows of this page are shown: fewer than it has while the others are folded. */
  shown: number;
  /** The rest of this page is asked for first: two ways on at once would leave one to guess which rows each shows. */
  isFolded?: boolean;
}

/** "26–50 sur 312", and the way to the other pages. */
export function TablePages({ paging, total, shown, isFolded = false }: Props) {
  const { page, pageSize, onChange } = paging;
  const pages = pageCount(total, pageSize);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, from - 1 + shown);
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" className="numbers" role="status">
        {t("{{from}}–{{to}} sur {{total}}", {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(total),
        })}
      </Text>
      {pages > 1 && !isFolded && (
        <nav aria-label={t("Pages du tableau")}>
          <Pagination
            total={pages}
            value={page}
            onChange={onChange}
            siblings={1}
            boundaries={1}
            getControlProps={(control) => ({ "aria-label": t(controlLabels[control]) })}
            getItemProps={(item) => ({ "aria-label": t("Page {{page}}", { page: item }) })}
          />
        </nav>
      )}
    </Group>
  );
}
