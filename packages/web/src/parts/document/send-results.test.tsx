import { MantineProvider } from "@mantine/core";
import type { DocumentResult, ParticipantDocuments } from "@mec/api/document";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { documentOf } from "./document.test-helper.ts";
import { SendResults } from "./send-results.tsx";
import { setsToSend } from "./sending.ts";

const home: ParticipantDocuments = {
  kind: "consumer",
  id: "home",
  name: "Ana Petit",
  applicationStatus: "SIGNATURE",
  bulletin: documentOf("READY"),
  accord: documentOf("READY"),
  salesContract: documentOf("NOT-READY"),
};
const signatory = { item: "signatory", target: "participant" } as const;
const ofProducer = { item: "signatory", target: "producers" } as const;
const plant: ParticipantDocuments = {
  ...home,
  kind: "producer",
  id: "plant",
  name: "Rémi Toiture",
  salesContract: { ...documentOf("NOT-READY"), gaps: [signatory] },
};

function shown(result: Partial<DocumentResult>): string {
  const { kind, id } = home;
  const stayed: DocumentResult = {
    participant: { kind, id },
    kind: "salesContract",
    ok: false,
    status: "NOT-READY",
    missing: ["signatory"],
    error: "Il manque le signataire.",
    ...result,
  };
  const context = { projectId: "p", ownPoints: new Set<string>(), producers: [home, plant] };
  return renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <SendResults
          {...context}
          results={[stayed]}
          uncounted={[]}
          sets={setsToSend([home], ["bulletin", "salesContract"])}
          onClose={() => {}}
        />
      </MemoryRouter>
    </MantineProvider>,
  ).replaceAll(/<[^>]+>/gu, "");
}

it("what stayed names whose item is missing and who supplies each", () => {
  const text = shown({ gaps: [signatory, ofProducer] });
  expect(text).toContain("Le signataire (à Ana Petit d’agir)");
  expect(text).toContain("Le signataire du producteur (à Rémi Toiture d’agir)");
});

it("what stayed says why in a sentence where a server of the former release tells no more", () => {
  expect(shown({})).toContain("Il manque le signataire.");
});
