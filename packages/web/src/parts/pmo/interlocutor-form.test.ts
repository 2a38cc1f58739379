import { expect, it } from "vitest";
import { firstInterlocutor } from "./interlocutor-form.ts";

const agent = { firstName: "Ana", lastName: "Roux", email: "ana@exemple.fr", phoneNumber: null } as never;

it("an owner is offered as the association's contact, and a commune's agent, who may not sign for it, is not", () => {
  for (const bearer of [undefined, "individual", "association"] as const)
    expect(firstInterlocutor(agent, bearer)).toMatchObject({ firstName: "Ana", email: "ana@exemple.fr" });
  expect(firstInterlocutor(agent, "municipality")).toMatchObject({ firstName: "", lastName: "", email: "" });
  expect(firstInterlocutor(null, undefined)).toMatchObject({ email: "" });
});
