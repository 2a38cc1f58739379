import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AnswersProvider } from "../../platform/answers-provider.tsx";
import { type Client, ClientProvider } from "../../platform/client.tsx";
import { documentOf } from "./document.test-helper.ts";
import { useSendDocuments } from "./use-documents.ts";

const home: ParticipantDocuments = {
  ...{ kind: "consumer", id: "home", name: "Ana Petit", applicationStatus: "SIGNATURE" },
  ...{ bulletin: documentOf("READY"), accord: documentOf("READY"), salesContract: documentOf("NOT-READY") },
};

/** Sends all of one home's documents, and answers what was told of it, in order. */
async function toldOf(send: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = [];
  let sending: ReturnType<typeof useSendDocuments> | undefined;
  function Dialog() {
    sending = useSendDocuments("p", () => told.push("sent"));
    return null;
  }
  const client = ((call: unknown) =>
    call === documentCalls.sendDocumentSets ? send() : new Promise(() => {})) as Client;
  renderToStaticMarkup(
    <AnswersProvider>
      <ClientProvider client={client}>
        <Dialog />
      </ClientProvider>
    </AnswersProvider>,
  );
  await sending?.mutateAsync({ participants: [home] }).catch(() => told.push("refused"));
  return told;
}

it("a sending is told as soon as it is done, whether or not its dialog is still there", async () => {
  expect(await toldOf(async () => ({ results: [], uncounted: [] }))).toEqual(["sent"]);
});

it("a sending that was refused is not told as done", async () => {
  expect(await toldOf(() => Promise.reject(new Error("refused")))).toEqual(["refused"]);
});
