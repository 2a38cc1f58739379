import { expect, it, vi } from "vitest";
import { forgetWritten, hasWritten, writtenAnswer } from "./first-answers.ts";

const given = { query: { imageType: "thumbnail", limit: 30 } };
const textContent = JSON.stringify([{ call: "GET /public/project", given, answer: ["one"] }]);
vi.stubGlobal("document", { getElementById: () => ({ textContent }) });

it("an answer that came with the page is that of its question alone, however it is written", () => {
  const again = { query: { limit: 30, imageType: "thumbnail", maxPrice: undefined } };
  expect(writtenAnswer("GET /public/project", again)).toEqual(["one"]);
  expect(writtenAnswer("GET /public/project", { query: { limit: 90 } })).toBeUndefined();
  expect(writtenAnswer("GET /public/project/{id}", given)).toBeUndefined();
});

it("who signs in or out asks anew", () => {
  expect(hasWritten()).toBe(true);
  forgetWritten();
  expect(hasWritten()).toBe(false);
  expect(writtenAnswer("GET /public/project", given)).toBeUndefined();
});
