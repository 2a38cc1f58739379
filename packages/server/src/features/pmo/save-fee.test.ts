import { pmoCalls } from "@mec/api/pmo";
import type { MembershipFee } from "@mec/domain/pmo";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, aServedScene, move, type Scene } from "../../../test/application-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { eventsOf } from "../../../test/jobs.ts";
import { accountRow, applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { tellUntoldFees } from "./save-fee.ts";

let server: TestServer;
let scene: Scene;
beforeEach(async () => {
  ({ server, scene } = await aServedScene());
});

const fee: MembershipFee = {
  required: true,
  amount: 12,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  additionalInformation: "",
  paymentMethods: [{ type: "CHEQUE" }],
};
async function ask(amount: number) {
  await scene.owner.call(pmoCalls.saveMembershipFee, {
    params: { id: scene.projectId },
    body: { ...fee, amount },
  });
  await server.settle();
}
const propose = (id: string) => move(scene.owner, id, { status: "PROPOSAL", price: 0.12 });
/** Who was told of which fee, in order. */
const told = () =>
  server.mails.flatMap(({ to, text }) => {
    const [, amount] = /la cotisation\s: .+ → ([\d,]+)/u.exec(text ?? "") ?? [];
    return amount ? [[to, amount]] : [];
  });

describe("a fee that rises after a price", () => {
  it("is told the next day, as it is then, where it rose more often than it is told in a day", async () => {
    await propose(scene.application.id);
    const holder = scene.holder.email;
    for (const amount of [1, 1.01, 1.02, 250, 500]) await ask(amount);
    const atOnce = [
      [holder, "1,00"],
      [holder, "1,01"],
      [holder, "1,02"],
    ];
    expect(told()).toEqual(atOnce);
    await tellUntoldFees(server.deps);
    await server.settle();
    expect(told()).toEqual([...atOnce, [holder, "500,00"]]);
    await tellUntoldFees(server.deps);
    await server.settle();
    expect(told()).toHaveLength(4);
  });

  it("uses up none of a day's mails before anybody has a price", async () => {
    for (const amount of [1, 2, 3, 4, 5]) await ask(amount);
    await propose(scene.application.id);
    await ask(6);
    expect(told()).toEqual([[scene.holder.email, "6,00"]]);
  });

  it("is told to nobody whose price came after it", async () => {
    await propose(scene.application.id);
    const late = await server.signedUp();
    const application = await applyTo(late, scene.projectId);
    await scene.owner.call(pmoCalls.saveMembershipFee, { params: { id: scene.projectId }, body: fee });
    await propose(application.id);
    await server.settle();
    expect(told()).toEqual([[scene.holder.email, "12,00"]]);
  });

  it("is told to nobody when it only comes back to what was read", async () => {
    await ask(12);
    await propose(scene.application.id);
    const late = await server.signedUp();
    const application = await applyTo(late, scene.projectId);
    await ask(8);
    await propose(application.id);
    await ask(12);
    expect(told()).toEqual([[late.email, "12,00"]]);
  });

  it("is told to nobody the next day when it has come down meanwhile", async () => {
    await ask(12);
    await propose(scene.application.id);
    for (const amount of [13, 14, 15, 500, 15, 9]) await ask(amount);
    await tellUntoldFees(server.deps);
    await server.settle();
    expect(told()).toHaveLength(3);
  });

  it("is told to who says yes meanwhile, by a page that he read before it", async () => {
    await propose(scene.application.id);
    await scene.owner.call(pmoCalls.saveMembershipFee, { params: { id: scene.projectId }, body: fee });
    await move(scene.holder, scene.application.id, { status: "SIGNATURE", price: 0.12 });
    await server.settle();
    expect(told()).toEqual([[scene.holder.email, "12,00"]]);
  });

  it("that rises several times before the first mail leaves is told once, as it is then", async () => {
    await propose(scene.application.id);
    for (const amount of [10, 11, 12])
      await scene.owner.call(pmoCalls.saveMembershipFee, {
        params: { id: scene.projectId },
        body: { ...fee, amount },
      });
    await server.settle();
    expect(told()).toEqual([[scene.holder.email, "12,00"]]);
  });

  it("is told in one mail to who has a price for several places, which names them", async () => {
    const other = await applyTo(scene.holder, scene.projectId, { name: "Atelier" });
    await propose(scene.application.id);
    await propose(other.id);
    await ask(12);
    expect(told()).toEqual([[scene.holder.email, "12,00"]]);
    const mail = server.mails.find(({ subject }) => subject.includes("a changé"));
    expect(mail?.text).toContain("pour «\u00a0Maison\u00a0» et «\u00a0Atelier\u00a0»");
    expect(mail?.text).toContain("/user-portfolio");
  });

  it("is told to many by one short job after another, so that what somebody waits for goes between", async () => {
    const { db } = server.deps;
    const people = Array.from({ length: 120 }, (_, n) => `membre${n}@exemple.fr`);
    for (const email of people) {
      const consumptionPointId = await consumptionPointRow(db, await accountRow(db, email));
      await applicationRow(db, { projectId: scene.projectId, consumptionPointId, status: "SIGNATURE" });
    }
    await ask(12);
    expect(
      told()
        .map(([to]) => to)
        .toSorted(),
    ).toEqual(people.toSorted());
    expect((await eventsOf(db, "fee-raised")).length).toBeGreaterThan(1);
  });
});
