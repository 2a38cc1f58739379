import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { signatureDays } from "@mec/domain/signature";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aProductionPoint } from "../../../../test/application-fixtures.ts";
import { endWaiting } from "../../../../test/jobs.ts";
import { prepare } from "../../../../test/signature-fixtures.ts";
import { aYousignSigning, type Sent, type YousignSigning } from "../../../../test/yousign-signing.ts";
import { SignatureUnavailable } from "../../../gateways/signature/port.ts";
import { createRequests } from "../create-requests.ts";
import { tendSignatures } from "../daily.ts";
import { findTampering } from "../evidence/evidence-faults.ts";

let at: YousignSigning;
beforeEach(async () => {
  at = await aYousignSigning();
});
afterEach(() => at.yousign.close());

const statusThere = ({ providerId }: Sent) => at.yousign.requests.get(providerId)?.status;
const pointId = () => at.signing.application.consumerId ?? "";
const deleteProject = () =>
  at.signing.owner.call(projectCalls.deleteProject, { params: { id: at.signing.projectId } });
const unavailable = async () => {
  throw new SignatureUnavailable("No answer");
};

describe("what is deleted here is ended at the provider's", () => {
  const ways: Record<string, () => Promise<unknown>> = {
    "the project": deleteProject,
    "the owner's account": () => at.signing.owner.call(accountCalls.deleteUser, {}),
    "the participant's account": () => at.signing.holder.call(accountCalls.deleteUser, {}),
    "the point of who was refused a moment ago": async () => {
      await at.signing.owner.call(applicationCalls.moveApplication, {
        params: { id: at.signing.application.id },
        body: { status: "REJECTED", message: "Complet" },
      });
      await at.signing.holder.call(pointCalls.deleteConsumptionPoint, { params: { id: pointId() } });
    },
    "the production point": async () => {
      const { id } = await at.signing.owner.call(pointCalls.createProductionPoint, {
        body: aProductionPoint({ projectId: at.signing.projectId }),
      });
      const ofProducer = { consumption_point_id: null, production_point_id: id };
      await at.server.deps.db.updateTable("document").set(ofProducer).execute();
      await at.signing.owner.call(pointCalls.deleteProductionPoint, { params: { id } });
    },
  };

  it.each(Object.keys(ways))("with %s", async (way) => {
    const sent = await at.send();
    await ways[way]?.();
    expect(await at.statusOf(sent)).toBeUndefined();
    await at.server.settle();
    expect(statusThere(sent)).toBe("canceled");
    await at.deliver();
  });

  it("as soon as it answers again", async () => {
    const sent = await at.send();
    const { signature } = at.server.deps;
    const cancel = vi.spyOn(signature, "cancel").mockImplementationOnce(unavailable);
    await deleteProject();
    await expect(at.server.settle()).rejects.toThrow("No answer");
    expect(statusThere(sent)).toBe("ongoing");
    await endWaiting(at.server.deps.db);
    await at.server.settle();
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(statusThere(sent)).toBe("canceled");
  });

  it("unless it has ended there already, or was forgotten there", async () => {
    const signed = await at.send();
    for (const signer of signed.signers) at.yousign.sign(signer);
    const forgotten = await at.send("bulletin");
    at.yousign.requests.delete(forgotten.providerId);
    await deleteProject();
    await at.server.settle();
    expect(statusThere(signed)).toBe("done");
  });

  it("when the provider took it at that very moment", async () => {
    const { deps } = at.server;
    const documentIds = await prepare(at.server, at.signing, ["accord"]);
    const create: typeof deps.signature.create = async (request) => {
      const created = await deps.signature.create(request);
      await deleteProject();
      return created;
    };
    await createRequests({ ...deps, signature: { ...deps.signature, create } }, documentIds);
    await at.server.settle();
    expect([...at.yousign.requests.values()].map(({ status }) => status)).toEqual(["canceled"]);
    expect(at.server.mails.filter(({ subject }) => subject.includes("à signer"))).toEqual([]);
  });
});

describe("a document whose time is over", () => {
  const onDay = (day: number) => at.server.setNow(new Date(Date.now() + day * 86_400_000 + 60_000));
  const tellsOfLate = () => at.server.mails.filter(({ subject }) => subject.includes("à temps"));
  async function passDay(day: number, deps = at.server.deps): Promise<void> {
    onDay(day);
    await tendSignatures(deps);
    await at.server.settle();
  }

  it("is ended at the provider's before it is said to have expired: nobody signs it there meanwhile", async () => {
    const sent = await at.send();
    at.yousign.sign(sent.signers[0] ?? "");
    await passDay(signatureDays);
    expect(statusThere(sent)).toBe("canceled");
    expect(await at.statusOf(sent)).toBe("EXPIRED");
    await at.deliver();
    expect(await at.statusOf(sent)).toBe("EXPIRED");
    expect(tellsOfLate()).toHaveLength(1);
    expect(await findTampering(at.server.deps, sent.requestId)).toBeNull();
  });

  it("has expired, and has not failed, when the provider tells first that it is withdrawn", async () => {
    const sent = await at.send();
    onDay(signatureDays);
    await at.server.deps.signature.cancel(sent.providerId);
    await at.deliver();
    expect(await at.statusOf(sent)).toBe("EXPIRED");
  });

  it("is done when all had signed and nobody had told us", async () => {
    const sent = await at.send();
    for (const signer of sent.signers) at.yousign.sign(signer);
    const { deps } = at.server;
    const fetch = vi.fn(deps.signature.fetch).mockImplementationOnce(unavailable);
    await passDay(signatureDays, { ...deps, signature: { ...deps.signature, fetch } });
    expect(await at.statusOf(sent)).toBe("DONE");
  });

  it("waits for a provider that does not answer: somebody may have signed there", async () => {
    const sent = await at.send();
    const { deps } = at.server;
    const away = { ...deps.signature, fetch: unavailable, cancel: unavailable };
    await passDay(signatureDays, { ...deps, signature: away });
    expect(await at.statusOf(sent)).toBe("SENT");
    await passDay(signatureDays + 1);
    expect(await at.statusOf(sent)).toBe("EXPIRED");
    expect(statusThere(sent)).toBe("canceled");
  });

  it("and that is opened again at the provider's is ended there for good; that it was is kept", async () => {
    const sent = await at.send();
    at.yousign.expire(sent.providerId);
    await at.deliver();
    expect(await at.statusOf(sent)).toBe("EXPIRED");
    at.yousign.reopen(sent.providerId);
    await at.deliver();
    expect(statusThere(sent)).toBe("canceled");
    await at.deliver();
    expect(await at.statusOf(sent)).toBe("EXPIRED");
    expect(tellsOfLate()).toHaveLength(1);
    const kept = await at.server.deps.db
      .selectFrom("signature_event")
      .select(sql<string>`data->>'type'`.as("type"))
      .where("type", "=", "provider")
      .orderBy("sequence")
      .execute();
    expect(kept.map(({ type }) => type)).toEqual(["notified", "expired", "reopened", "canceled"]);
    expect(await findTampering(at.server.deps, sent.requestId)).toBeNull();
  });

  it("and that all sign before that is no secret: it is kept, and told to who runs the platform", async () => {
    const sent = await at.send();
    const error = vi.spyOn(at.server.deps.log, "error");
    at.yousign.expire(sent.providerId);
    await at.deliver();
    at.yousign.reopen(sent.providerId);
    for (const signer of sent.signers) at.yousign.sign(signer);
    await at.deliver();
    expect(await at.statusOf(sent)).toBe("EXPIRED");
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ requestId: sent.requestId }),
      expect.stringContaining("after it had expired"),
    );
    expect(await findTampering(at.server.deps, sent.requestId)).toBeNull();
  });
});
