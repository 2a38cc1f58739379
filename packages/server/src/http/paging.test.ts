import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import { expect, it } from "vitest";
import { cutLong } from "./paging.ts";

const lines = (count: number) => Array.from({ length: count }, (_, index) => index);

it("leaves a list whole up to 500 lines, and cuts a longer one with a link to the others", () => {
  const url = "/api/project/1/document?sort=-date";
  expect(cutLong(documentCalls.listDocuments, url, lines(500))).toEqual({ answer: lines(500) });
  expect(cutLong(documentCalls.listDocuments, url, lines(501))).toEqual({
    answer: lines(500),
    link: '</api/project/1/document?sort=-date&page=2&pageSize=500>; rel="next"',
  });
});

it("cuts no page, and no list of a few", () => {
  const page = { items: lines(10), total: 900 };
  expect(cutLong(documentCalls.listDocuments, "/", page)).toEqual({ answer: page });
  expect(cutLong(pmoCalls.listStatutes, "/", lines(20))).toEqual({ answer: lines(20) });
});
