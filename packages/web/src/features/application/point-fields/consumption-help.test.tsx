import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConsumptionHelp } from "./consumption-help.tsx";

const shown = (value: string) =>
  renderToStaticMarkup(<ConsumptionHelp consumerType="individual" value={value} onChoose={() => {}} />);

it("who does not know a yearly consumption sees at once the kinds of places to tap, and which one the figure is", () => {
  expect(shown("").match(/<button/gu)).toHaveLength(6);
  expect(shown("")).not.toMatch(/hidden|aria-expanded|aria-pressed="true"/u);
  expect(shown("2500")).toMatch(/aria-pressed="true">appartement</u);
});
