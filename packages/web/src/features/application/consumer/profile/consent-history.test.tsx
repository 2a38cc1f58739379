import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConsentHistory } from "./consent-history.tsx";

it("dates the text of each consent as people write a day", () => {
  const consent = {
    id: "1",
    prm: "30001234567890",
    givenAt: "2026-11-30T09:00:00.000Z",
    expiresAt: "2027-11-30T09:00:00.000Z",
    withdrawnAt: null,
    textVersion: "2026-11-30",
  } as Parameters<typeof ConsentHistory>[0]["consents"][number];
  const told = renderToStaticMarkup(
    <MantineProvider>
      <ConsentHistory consents={[consent]} />
    </MantineProvider>,
  );
  expect(told.replaceAll("\u00a0", " ")).toContain("(texte du 30 novembre 2026)");
});
