import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { gainRows } from "./applicant-rows.tsx";

const shown = (gain: Parameters<typeof gainRows>[0]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SummaryList rows={gainRows(gain)} />
    </MantineProvider>,
  );

it("tells a candidate's euros in the words and the colour of the list", () => {
  const loss = shown({ text: "de −73 à −25\u00a0€", isLoss: true });
  expect(loss).toContain("Gain par an");
  expect(loss).toContain("de −73 à −25\u00a0€");
  expect(loss).toContain("red-9");
  expect(shown({ text: "de 8 à 86\u00a0€", isLoss: false })).not.toContain("red-9");
});
