import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { confirmsOf, MoveResults } from "./move-results.tsx";
import type { MoveResult } from "./take-steps.ts";

const refused = (code: MoveResult["code"]): MoveResult => ({
  applicationId: String(code),
  name: "Fatima Benali",
  prmSharedWith: 0,
  ok: false,
  code,
  error: "Pourquoi.",
});
const shown = (to: "SIGNATURE" | "EXPLOITATION", ...results: MoveResult[]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MoveResults
        {...{ results, isPending: false }}
        taken={{ kind: "consumer", to }}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />
    </MantineProvider>,
  );

it("who is put in operation from a day before the end of his days to retract is left out by the owner's word, also where that day is over", () => {
  const early = refused("SUPPLY_TOO_EARLY");
  expect(shown("EXPLOITATION", early)).toContain("Mettre en exploitation quand même");
  expect(confirmsOf([early])).toEqual({ confirmLeftOut: true, confirmContractEnded: true });
  const outside = refused("OUT_OF_PERIMETER");
  expect(shown("SIGNATURE", outside)).toContain("Accepter malgré tout");
  expect(confirmsOf([outside])).toEqual({ confirmOutOfPerimeter: true });
  expect(shown("EXPLOITATION", refused("START_DAY_INVALID"))).not.toContain("quand même");
});
