import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer, Visitor } from "./harness.ts";
import {
  askCode,
  confirmAs,
  declineAs,
  disownAs,
  emit,
  openAll,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "./signature-fixtures.ts";

/**
 * The calls by which accounts start signing, by every person, confirmed or not, in every state of the document.
 */

const another = "secretaire@exemple.fr";

let server: TestServer;
let signing: Signing;
let people: Record<string, Visitor>;
let documentId: string;

const unverify = (accountId: string) =>
  server.deps.db
    .updateTable("account")
    .set({ email_verified_at: null })
    .where("id", "=", accountId)
    .execute();

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  const support = await server.signedUp();
  await server.deps.db
    .updateTable("account")
    .set({ roles: ["support"] })
    .where("id", "=", support.id)
    .execute();
  people = {
    visitor: server.visitor(),
    stranger: await server.signedUp(),
    holder: signing.holder,
    owner: signing.owner,
    support,
  };
});

async function send(participant = signing.participant): Promise<void> {
  [documentId = ""] = await sendToSign(server, { ...signing, participant }, ["bulletin"]);
}
const signer = () => signerAt(server, signing.participant.email);

/** How each state is made, and the answers of the holder's two calls in it: a link to sign, a mail to who signs. */
const states: Record<string, { make: () => Promise<unknown>; link: string | number; ask: string | number }> =
  {
    "nothing sent": { make: async () => {}, link: "NOTHING_TO_SIGN", ask: "NOTHING_TO_SIGN" },
    sent: { make: () => send(), link: 201, ask: "NOTHING_TO_SIGN" },
    opened: {
      make: async () => {
        await send();
        await openAll(signer());
      },
      link: 201,
      ask: "NOTHING_TO_SIGN",
    },
    "sent to an address that nobody confirmed": {
      make: () => send({ ...signing.participant, email: another }),
      link: "ADDRESS_NOT_CONFIRMED",
      ask: 204,
    },
    "sent to an address that its reader confirmed": {
      make: async () => {
        await send({ ...signing.participant, email: another });
        await confirmAs(signerAt(server, another));
      },
      link: "SIGNED_BY_ANOTHER",
      // Who signs in the holder's stead is written to again.
      ask: 204,
    },
    "sent by an account that is not confirmed": {
      make: async () => {
        await unverify(signing.holder.id);
        await send();
      },
      link: "EMAIL_NOT_CONFIRMED",
      ask: 204,
    },
    "confirmed by its reader, of an account that is not": {
      make: async () => {
        await unverify(signing.holder.id);
        await send();
        await confirmAs(signer());
      },
      link: "EMAIL_NOT_CONFIRMED",
      ask: "NOTHING_TO_SIGN",
    },
    disowned: {
      make: async () => {
        await send();
        await disownAs(signer());
      },
      link: "ADDRESS_NOT_CONFIRMED",
      ask: "NOTHING_TO_SIGN",
    },
    signed: {
      make: async () => {
        await send();
        await signAll(server, signing.participant.email);
      },
      link: "NOTHING_TO_SIGN",
      ask: "NOTHING_TO_SIGN",
    },
    declined: {
      make: async () => {
        await send();
        const one = signer();
        await openAll(one);
        await declineAs(one, await askCode(server, one));
      },
      link: "NOTHING_TO_SIGN",
      ask: "NOTHING_TO_SIGN",
    },
    withdrawn: {
      make: async () => {
        await send();
        await emit(server, { type: "signature-withdrawn", documentIds: [documentId] });
      },
      link: "NOTHING_TO_SIGN",
      ask: "NOTHING_TO_SIGN",
    },
  };

const said = (answer: LightMyRequestResponse): string | number =>
  answer.statusCode === 409 ? answer.json().message : answer.statusCode;

const closed: Record<string, number> = { visitor: 401, stranger: 404, support: 404 };

describe("a link to sign, and a mail to confirm", () => {
  it.each(Object.keys(states))("%s", async (state) => {
    const { make, link, ask } = states[state] ?? { make: async () => {}, link: 0, ask: 0 };
    await make();
    const point = `/api/consumption-point/${signing.application.consumerId}/signature`;
    const project = `/api/project/${signing.projectId}/signature`;
    const producer = `/api/production-point/${signing.productionPointId}/signature`;
    for (const [person, visitor] of Object.entries(people)) {
      const isHolder = person === "holder";
      const denied = closed[person] ?? 404;
      for (const call of ["address", "link"]) {
        const own = call === "link" ? link : ask;
        const where = `${person}: ${call}`;
        expect(said(await visitor.send("POST", `${point}/${call}`)), where).toBe(isHolder ? own : denied);
        expect(said(await visitor.send("POST", `${project}/${call}`)), where).toBe(
          person === "owner" ? "NOTHING_TO_SIGN" : denied,
        );
        expect(said(await visitor.send("POST", `${producer}/${call}`)), where).toBe(denied);
      }
    }
  });
});

describe("a stranger who was named", () => {
  it("tells the owner, who reads it in his documents, and is asked again when the owner says so", async () => {
    await send({ ...signing.participant, email: another });
    const stranger = signerAt(server, another);
    await disownAs(stranger);
    await server.settle();
    const told = server.mails.find(
      ({ to, subject }) => to === signing.owner.email && subject.includes("je ne suis pas"),
    );
    expect(told?.text).toContain("n’est pas Hugo Petit");
    // No text of a mail may be an address that a mailbox turns into a link.
    expect(told?.text.replaceAll("\u200b", "")).toContain("s…@exemple.fr");
    expect((await stranger.send("GET", `/api/signature/${stranger.token}`)).json().status).toBe("disowned");
    const documents = (await signing.owner.send("GET", `/api/project/${signing.projectId}/document`)).json();
    const bulletin = documents.find(
      (one: { consumptionPointId?: string }) => one.consumptionPointId,
    ).bulletin;
    expect(bulletin).toMatchObject({ status: "SENT", signers: [{ address: "disowned" }] });
    server.setNow(new Date(Date.now() + 3_600_000));
    await emit(server, { type: "signature-reminder", documentIds: [documentId] });
    const again = signerAt(server, another);
    expect((await again.send("GET", `/api/signature/${again.token}`)).json().status).toBe("to-confirm");
    expect((await confirmAs(again)).json()).toMatchObject({ status: "to-sign" });
  });

  it("is not written to more than five times a day", async () => {
    await send({ ...signing.participant, email: another });
    for (let hour = 1; hour < 9; hour += 1) {
      server.setNow(new Date(Date.now() + hour * 3_600_000));
      await emit(server, { type: "signature-reminder", documentIds: [documentId] });
    }
    expect(server.mails.filter(({ to }) => to === another)).toHaveLength(5);
    const point = `/api/consumption-point/${signing.application.consumerId}/signature/address`;
    expect((await signing.holder.send("POST", point)).statusCode).toBe(429);
  });
});

describe("a link that an account made for itself", () => {
  it("confirms no address: it did not come through the mailbox", async () => {
    await send();
    const url = `/api/consumption-point/${signing.application.consumerId}/signature/link`;
    const token = (await signing.holder.send("POST", url)).json().url.split("/").at(-1);
    const one = { ...server.visitor(), token, email: signing.participant.email };
    expect((await confirmAs(one)).statusCode).toBe(404);
  });
});
