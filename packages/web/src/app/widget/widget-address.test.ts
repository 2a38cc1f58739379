import { readWidget } from "@mec/domain/widget";
import { createPath } from "react-router";
import { describe, expect, it } from "vitest";
import { staysInFrame, withMode, withoutMode } from "./widget-address.ts";

const parameters = new URLSearchParams("widget_user_id=u1&widget_company=Mairie&primary=ffe08a");
const widget = readWidget((name) => parameters.get(name));
const nobody = readWidget(() => null);
const carried = "widget_user_id=u1&widget_company=Mairie&primary=ffe08a";
const linked = (to: string, mode = widget) => createPath(withMode(to, mode));

describe("a link in a partner's mode", () => {
  it.each([
    ["/project/1/soleil", `/project/1/soleil?${carried}`],
    ["/project/1/soleil#perimetre", `/project/1/soleil?${carried}#perimetre`],
    ["/login?a=1", `/login?a=1&${carried}`],
    ["/widget?q=Rennes", `/widget?q=Rennes&${carried}`],
    ["/explore?q=Rennes&lat=48", `/widget?q=Rennes&lat=48&${carried}`],
    ["/", `/widget?${carried}`],
    ["/explore/nowhere", `/explore/nowhere?${carried}`],
    [`/faq?primary=000000&widget_company=Autre`, `/faq?${carried}`],
  ])("%s is %s", (to, expected) => {
    expect(linked(to)).toBe(expected);
  });

  it("says the mode of a partner who asked for nothing", () => {
    expect(linked("/faq", nobody)).toBe("/faq?widget_user_id=");
  });

  it("is to its page what it was without the mode", () => {
    for (const search of ["", "?q=a%20b&lat=48", "?x=1"]) {
      const place = withoutMode({
        ...withMode({ pathname: "/faq", search }, widget),
        search: withMode({ search }, widget).search ?? "",
      });
      expect(new URLSearchParams(place.search)).toEqual(new URLSearchParams(search));
    }
    expect(withoutMode({ search: `?${carried}` }).search).toBe("");
  });

  it.each([
    ["/widget", true],
    ["/widget?q=Rennes", true],
    ["/explore?q=Rennes", true],
    ["?q=Rennes", true],
    ["#main", true],
    ["/project/1/soleil", false],
    ["/login", false],
    ["/widget/x", false],
    ["/user-portfolio-widget", false],
  ])("%s stays in a frame: %s", (to, stays) => {
    expect(staysInFrame(withMode(to, widget))).toBe(stays);
  });
});
