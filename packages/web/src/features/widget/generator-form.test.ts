import { describe, expect, it } from "vitest";
import { emptyForm, faultsOf, type GeneratorForm, widgetOf } from "./generator-form.ts";

const own = "7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11";
const other = "00000000-0000-4000-8000-000000000009";
const made = (change: Partial<GeneratorForm>, ownId: string | undefined = own) =>
  widgetOf({ ...emptyForm, ...change }, ownId);
const faults = (change: Partial<GeneratorForm>) =>
  Object.keys(faultsOf({ ...emptyForm, ...change }, made(change)));

describe("the widget's form", () => {
  it.each<[Partial<GeneratorForm>, string | null]>([
    [{ projects: "all", account: other }, null],
    [{ projects: "mine", account: other }, own],
    [{ projects: "account", account: other }, other],
  ])("with %j shows the projects of %s", (change, userId) => {
    expect(made(change).userId).toBe(userId);
  });

  it("shows all to who is not signed in, whatever was chosen", () => {
    expect(widgetOf({ ...emptyForm, projects: "mine" }, undefined).userId).toBeNull();
  });

  it.each<[Partial<GeneratorForm>, string[]]>([
    [{}, []],
    [{ primary: "#ffe08a", contact: "mailto:a@exemple.fr" }, []],
    [{ primary: "jaune" }, ["primary"]],
    [{ contact: "mairie.exemple.fr" }, ["contact"]],
    [{ projects: "account" }, ["account"]],
    [{ projects: "account", account: "moi" }, ["account"]],
    [{ projects: "account", account: other }, []],
    [{ projects: "all", account: "moi" }, []],
  ])("with %j has the faults %j", (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });
});
