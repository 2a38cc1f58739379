import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CardView } from "./card-view.tsx";
import { TableView } from "./table-view.tsx";

const rows = Array.from({ length: 18 }, (_, index) => ({ id: `row ${index + 1}` }));

const shownWith = (cardsAtFirst?: number, total = 40) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CardView
        caption="Participants"
        columns={[{ key: "name", header: "Participant", cell: ({ id }) => id }]}
        rows={rows}
        nameOf={({ id }) => id}
        total={total}
        paging={{ page: 2, pageSize: 18, onChange: () => undefined }}
        empty={null}
        {...(cardsAtFirst === undefined ? {} : { cardsAtFirst })}
      />
    </MantineProvider>,
  );

it("counts the cards that are shown, not those that are folded", () => {
  expect(shownWith(3)).toContain("19–21 sur 40");
  // All that is left, on this page and the next ones.
  expect(shownWith(3)).toContain("Voir plus (19\u00a0autres)");
  expect(shownWith(17, 36)).toContain("Voir plus (1\u00a0autre)");
  expect(shownWith()).toContain("19–36 sur 40");
});

it("has one way on at a time: the rest of the page, then the other pages", () => {
  expect(shownWith(3)).not.toContain("Pages du tableau");
  expect(shownWith()).toContain("Pages du tableau");
});

it("has no line for what is not there yet, where a table has a dash", () => {
  const list = {
    caption: "Participants",
    columns: [
      { key: "name", header: "Participant", cell: ({ id }: { id: string }) => id },
      {
        key: "date",
        header: "Exporté le",
        cell: ({ id }: { id: string }) => (id === "Ana" ? "14/11/2026" : null),
      },
    ],
    rows: [{ id: "Ana" }, { id: "Léo" }],
    nameOf: ({ id }: { id: string }) => id,
    total: 2,
    paging: { page: 1, pageSize: 50, onChange: () => undefined },
    empty: null,
  };
  const shown = (view: ReactNode) => renderToStaticMarkup(<MantineProvider>{view}</MantineProvider>);
  expect(shown(<CardView {...list} />).match(/Exporté le/g)).toHaveLength(1);
  expect(shown(<TableView {...list} />)).toContain(">–</td>");
});
