import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { documentOf } from "./document.test-helper.ts";
import { SignerDocuments } from "./signer-documents.tsx";

const [done, ready, sent] = [documentOf("DONE"), documentOf("READY"), documentOf("SENT")];
const shown = (salesContract: Parameters<typeof SignerDocuments>[0]["documents"]["salesContract"]): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <SignerDocuments
        documents={{
          kind: "consumer",
          id: "c",
          name: "Ana",
          applicationStatus: "SIGNED",
          bulletin: done,
          accord: done,
          salesContract,
        }}
        onDownload={() => {}}
      />
    </MantineProvider>,
  ).replaceAll("\u00a0", " ");

it("a signed contract keeps its file while another is prepared, which stands beside", () => {
  const text = shown({ ...ready, alreadySigned: 1, signedBefore: ["r1"] });
  expect(text).toContain("Télécharger : Contrat de vente signé");
  expect(text).toContain("Un autre se prépare, avec un producteur arrivé depuis");
  expect(text).not.toContain("Signé par tous. Un autre");
});

it("and while the other is to be signed", () => {
  const text = shown({ ...sent, alreadySigned: 1, signedBefore: ["r1"] });
  expect(text).toContain("Télécharger : Contrat de vente signé");
  expect(text).toContain("À lire et à signer");
});

it("a signed contract alone has one line", () => {
  const text = shown({ ...done, alreadySigned: 1 });
  expect(text).not.toContain("Contrat de vente signé");
  expect(text).not.toContain("Un autre se prépare");
});
