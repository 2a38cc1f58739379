import { applicationCalls } from "@mec/api/application";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

async function endedBy(who: "holder" | "owner") {
  const message = who === "owner" ? { message: "Complet" } : {};
  await signing[who].call(applicationCalls.moveApplication, {
    params: { id: signing.application.id },
    body: { status: "REJECTED", ...message },
  });
  await server.settle();
  const params = { id: signing.application.consumerId ?? "" };
  return signing.holder.call(applicationCalls.getApplication, { params });
}

it.each(["holder", "owner"] as const)(
  "an application that the %s ends before anything is signed by all keeps nothing",
  async (who) => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    expect((await endedBy(who))?.signed).toBeUndefined();
  },
);

it.each(["holder", "owner"] as const)(
  "an application that the %s ends keeps what all had signed, and not what another had still to sign",
  async (who) => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    await signAll(server, signing.participant.email);
    expect((await endedBy(who))?.signed).toEqual(["bulletin"]);
  },
);
