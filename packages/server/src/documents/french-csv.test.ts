import { expect, it } from "vitest";
import { frenchCsv } from "./french-csv.ts";

const text = (rows: Parameters<typeof frenchCsv>[0]) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(frenchCsv(rows));

it("leaves numbers as numbers, a negative one too", () => {
  expect(text([[-1.5, 0, 1234.25, null]])).toBe("\uFEFF-1,5;0;1234,25;\r\n");
});

it("keeps what was typed from being a formula", () => {
  expect(text([["=1+1", "-1,5", "+33 6", "@home", "a;b"]])).toBe(`\uFEFF'=1+1;'-1,5;'+33 6;'@home;"a;b"\r\n`);
});
