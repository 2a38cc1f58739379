import { accountCalls } from "@mec/api/account";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../../../test/harness.ts";
import { environmentFaults } from "../../config.ts";

const addresses = { WIDGET_GENERATOR_EMAILS: "Claire@exemple.fr, partenaires@exemple.fr" };
const hasGenerator = async (environment: NodeJS.ProcessEnv, email: string) => {
  const server = await startTestServer(environment);
  const { widgetGenerator } = await (await server.signedUp({ email })).call(accountCalls.getSession, {});
  return widgetGenerator;
};

describe("the widget generator", () => {
  it.each([
    ["claire@exemple.fr", true],
    ["PARTENAIRES@exemple.fr", true],
    ["claire@exemple.fr.piege.fr", undefined],
    ["paul@exemple.fr", undefined],
  ])("is in the menu of %s: %s", async (email, expected) => {
    expect(await hasGenerator(addresses, email)).toBe(expected);
  });

  it.each([
    ["porteur@demo.example", true],
    ["support@demo.example", true],
    ["consommateur@demo.example", undefined],
  ])("of the demonstration is in the menu of %s: %s", async (email, expected) => {
    expect(await hasGenerator({ DEMO: "1" }, email)).toBe(expected);
  });

  it("is in nobody's menu where nothing is said", async () => {
    expect(await hasGenerator({ DEMO: "0" }, "porteur@demo.example")).toBeUndefined();
  });

  it("wants addresses", () => {
    const faults = (WIDGET_GENERATOR_EMAILS: string) => environmentFaults({ WIDGET_GENERATOR_EMAILS });
    expect(faults("claire@exemple.fr,paul@exemple.fr")).toEqual([]);
    expect(faults("claire")).toEqual([
      expect.stringMatching(/^WIDGET_GENERATOR_EMAILS=claire.*adresses e-mail/),
    ]);
  });
});
