import { readWidget } from "@mec/domain/widget";
import { describe, expect, it } from "vitest";
import { widgetAtStart } from "./widget-start.ts";

const query =
  "widget_user_id=u1&widget_company=Mairie&primary=ffe08a&contact=https%3A%2F%2Fmairie.exemple.fr";
const parameters = new URLSearchParams(query);
const mairie = readWidget((name) => parameters.get(name));
const other = { ...mairie, company: "Autre" };
const nobody = new URLSearchParams();

describe("a tab", () => {
  it.each([
    "/",
    "/widget",
    "/explore",
    "/places/Nantes",
    "/project/1/soleil",
    "/p/abcde",
    "/je-suis-un-porteur-de-projet",
  ])("opened at %s takes a partner's name and contact from its address", (pathname) => {
    expect(widgetAtStart({ pathname, parameters, kept: null })).toEqual(mairie);
  });

  it.each([
    "/login",
    "/sign-up/credentials",
    "/sign-up/register",
    "/forgot-password/reset-password",
    "/profile",
    "/on-boarding/consumer/signatory-and-apply",
    "/consumer/1/application",
    "/signature/abc",
    "/verification",
    "/support/participants",
    "/nowhere",
  ])("opened at %s is in the mode, without words that whoever wrote the link chose", (pathname) => {
    for (const kept of [null, other])
      expect(widgetAtStart({ pathname, parameters, kept })).toEqual({
        ...mairie,
        company: null,
        contact: null,
      });
  });

  it("that came there from the partner's pages keeps them, after a reload too", () => {
    expect(widgetAtStart({ pathname: "/login", parameters, kept: mairie })).toEqual(mairie);
    expect(widgetAtStart({ pathname: "/login", parameters: nobody, kept: mairie })).toEqual(mairie);
  });

  it("whose address says nothing of it is in no mode, but at the map for partners", () => {
    expect(widgetAtStart({ pathname: "/login", parameters: nobody, kept: null })).toBeNull();
    expect(widgetAtStart({ pathname: "/widget", parameters: nobody, kept: null })).toEqual(
      readWidget(() => null),
    );
  });
});
