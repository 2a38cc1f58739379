import { readWidget, type WidgetParameterName } from "@mec/domain/widget";
import { describe, expect, it } from "vitest";
import { frameCode, scriptCode, widgetUrl } from "./widget-code.ts";

const origin = "https://mec.exemple.fr";
const read = (given: Partial<Record<WidgetParameterName, string>>) =>
  readWidget((name) => given[name] ?? null);
const nothing = read({});
const partner = read({
  widget_company: 'Mairie "d’Ici" & <Cie>',
  widget_user_id: "7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11",
  primary: "#FFE08A",
  contact: "https://mairie.exemple.fr/?a=1&b=2",
  mail_object: "Depuis la mairie",
});

describe("the code to paste", () => {
  it("is one line that names our script", () => {
    expect(scriptCode(origin, nothing)).toBe(
      '<script async\n  src="https://mec.exemple.fr/widget.js"></script>',
    );
  });

  it("has what was chosen in attributes that nothing typed can leave", () => {
    expect(scriptCode(origin, partner).split("\n  ")).toEqual([
      "<script async",
      'src="https://mec.exemple.fr/widget.js"',
      'data-widget_user_id="7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11"',
      'data-widget_company="Mairie &quot;d’Ici&quot; &amp; &lt;Cie&gt;"',
      'data-primary="ffe08a"',
      'data-contact="https://mairie.exemple.fr/?a=1&amp;b=2"',
      'data-mail_object="Depuis la mairie"></script>',
    ]);
  });

  it("is a frame of the same address where scripts are not taken", () => {
    const code = frameCode(origin, partner, 700);
    const [, src = ""] = /src="([^"]*)"/.exec(code) ?? [];
    expect(src.replaceAll("&amp;", "&")).toBe(widgetUrl(origin, partner));
    const { searchParams } = new URL(widgetUrl(origin, partner));
    expect(readWidget((name) => searchParams.get(name))).toEqual(partner);
    expect(code).toContain("height:700px");
  });
});
