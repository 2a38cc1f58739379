import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { inTransaction } from "../db/transaction.ts";
import { jobHandlers } from "./reactions.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const jobId = "3f0c6f0e-6f5d-4a52-9a39-0c6a1d1f1a11";

describe("what an event causes", () => {
  it("is one mail and one link, even when the job runs again after a failure", async () => {
    const { id, email } = await server.signedUp();
    await server.forgetMails();
    const handlers = jobHandlers(server.deps);
    const event = { type: "password-reset-requested", accountId: id } as const;
    await handlers.event(event, jobId);
    await handlers.event(event, jobId);
    await server.settle();
    expect(server.mails.map(({ to }) => to)).toEqual([email]);
    const tokens = await server.deps.db
      .selectFrom("account_token")
      .select("purpose")
      .where("purpose", "=", "password-reset")
      .execute();
    expect(tokens).toHaveLength(1);
  });

  it("has a message id of its own for each job and person", async () => {
    await server.signedUp();
    await server.signedUp();
    await server.settle();
    const ids = server.mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^<[\w.-]+@[\w.-]+>$/);
  });

  it("does not exist when the transaction that told it is undone", async () => {
    const { id } = await server.signedUp();
    await server.forgetMails();
    const undone = inTransaction(server.deps.db, async (tx) => {
      await server.deps.queue.emit(tx, { type: "password-changed", accountId: id });
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    await server.settle();
    expect(server.mails).toEqual([]);
  });

  it("is nothing for an account that was erased before", async () => {
    const { id } = await server.signedUp();
    await server.deps.db.deleteFrom("account").where("id", "=", id).execute();
    await server.settle();
    expect(server.mails).toEqual([]);
  });
});
