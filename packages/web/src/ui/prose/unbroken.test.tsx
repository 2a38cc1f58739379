import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const told = (text: string) => renderToStaticMarkup(<Unbroken text={text} />);

it.each(["consommez-vous", "intègre-t-il"])("a title keeps %s on one line", (word) => {
  const written = told(`Où ${word} l’électricité\u202f?`);
  expect(written).toContain(`<span style="white-space:nowrap">${word}</span>`);
  expect(written.replace(/<[^>]*>/g, "")).toBe(`Où ${word} l’électricité\u202f?`);
});

it("a title leaves the other words alone", () => {
  expect(told("Centre d’aide")).toBe("Centre d’aide");
});
