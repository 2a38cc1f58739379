import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AroundAddress } from "./around-address.tsx";

const shown = (text: string) =>
  renderToStaticMarkup(<AroundAddress text={text} address="c…@personne-2.example" />);

it("keeps the address of a sentence in one piece, with its words around", () => {
  expect(shown("Envoyé à c…@personne-2.example, pour dix minutes.")).toMatch(
    /^Envoyé à <span[^>]*>c…@personne-2\.example<\/span>, pour dix minutes\.$/u,
  );
  expect(shown("Envoyé.")).toBe("Envoyé.");
});
