import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Said } from "./said.tsx";

const drawn = (text: string) => renderToStaticMarkup(<Said text={text} />);

it("explains the exemption with its article, which no line then leaves behind", () => {
  expect(drawn("Une source annonce la fin de l’exonération d’accise le 1er janvier.")).toMatch(
    /^Une source annonce la fin de <button [^>]*>l’exonération d’accise<\/button> le 1er janvier\.$/u,
  );
  expect(drawn("L’exonération d’accise pourrait finir.")).toMatch(
    />L’exonération d’accise<\/button> pourrait/u,
  );
  expect(drawn("Sans exonération d’accise")).toContain(">exonération d’accise</button>");
});

it("leaves a sentence that does not name it as it is", () => {
  expect(drawn("Cotisation comprise.")).toBe("Cotisation comprise.");
});
