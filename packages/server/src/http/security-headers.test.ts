import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyPage, pageNames, pages } from "@mec/api";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { publicStart, startTestServer } from "../../test/harness.ts";
import { buildApp } from "../app.ts";

let app: FastifyInstance;
beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), "mec-web-"));
  mkdirSync(join(root, "assets"));
  writeFileSync(
    join(root, "index.html"),
    "<head><!--meta--><!--/meta--></head><body><!--first-view--></body>",
  );
  writeFileSync(join(root, "widget.js"), "place()");
  const { deps } = await startTestServer({ ...publicStart, PUBLIC_URL: "https://mec.example" });
  app = await buildApp(deps, { webRoot: root });
});

const headersOf = async (url: string) =>
  (await app.inject({ method: "GET", url, headers: { accept: "text/html" } })).headers;
const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]+)/.exec(String(policy))?.[1];

const others = pageNames
  .filter((name) => name !== "widget")
  .map((name): string => {
    const page: AnyPage = pages[name];
    return page.toAny({ consumerId: "1", projectId: "1", consumer: "all", token: "t", name: "x", slug: "x" });
  });

describe("who may show a page inside another", () => {
  it.each([
    ...others,
    "/explore?widget_user_id=1&widget_company=Mairie",
    "/user-portfolio-widget?x=/widget",
    "/login#/widget",
    "/widget/x",
    "/widget.html",
    "//widget",
    "/%77idget",
    "/nowhere/widget",
    "/favicon.svg",
    "/dev/mailbox",
  ])("%s: nobody", async (url) => {
    const headers = await headersOf(url);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(ancestorsOf(headers["content-security-policy"])).toBe("'none'");
    expect(headers["cross-origin-resource-policy"]).toBeUndefined();
  });

  it.each(["/widget", "/widget/", "/WIDGET", "/widget?widget_company=Mairie&primary=%23ffe08a"])(
    "%s: any site, under the same policy otherwise",
    async (url) => {
      const headers = await headersOf(url);
      expect(headers["x-frame-options"]).toBeUndefined();
      expect(ancestorsOf(headers["content-security-policy"])).toBe("*");
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
      const page = await headersOf("/explore");
      const withoutAncestors = (policy: unknown) => String(policy).replace(/frame-ancestors [^;]+/, "");
      expect(withoutAncestors(headers["content-security-policy"])).toBe(
        withoutAncestors(page["content-security-policy"]),
      );
      for (const name of ["cross-origin-opener-policy", "referrer-policy", "x-content-type-options"]) {
        expect([name, headers[name]]).toEqual([name, page[name]]);
      }
    },
  );

  it.each(["/api/session", "/api/widget", "/api/public/project"])("%s: nobody", async (url) => {
    const headers = await headersOf(url);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe("what another site may load", () => {
  it("is the script that places the widget, a script to every browser", async () => {
    const headers = await headersOf("/widget.js");
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

describe("what the server writes of a page", () => {
  it.each([
    ["/explore", true],
    ["/explore?primary=123456", true],
    ["/widget", false],
    ["/explore?widget_user_id=", false],
    ["/login?widget_company=Mairie", false],
  ])("%s: with the place of our bar: %s", async (url, hasBar) => {
    const { body } = await app.inject({ method: "GET", url, headers: { accept: "text/html" } });
    expect(body.includes("first-view-bar")).toBe(hasBar);
  });
});
