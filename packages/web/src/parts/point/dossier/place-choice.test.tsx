import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PlaceChoice } from "./place-choice.tsx";

const points = [
  { id: "1", name: "École du bourg" },
  { id: "2", name: "Gymnase" },
];
const told = (some: typeof points, current: string) =>
  renderToStaticMarkup(<PlaceChoice points={some} current={current} />);

it("says for which of several places the answer is, and leads to each other; of one place nothing is to choose", () => {
  expect(told(points, "1")).toContain("Réponse pour École du bourg");
  expect(told(points, "1").match(/<button/gu)).toHaveLength(1);
  expect(told(points, "2")).toMatch(/<button.*École du bourg/u);
  expect(told(points.slice(0, 1), "1")).toBe("");
});
