import fastify from "fastify";
import { expect, it } from "vitest";
import { firstAnswers } from "./first-answers.ts";

it("a page that is asked for as its node stops is whole without its first answer", async () => {
  const stopped = fastify();
  await stopped.ready();
  await stopped.close();
  const site = fastify();
  site.get("/explore", (request) => firstAnswers(stopped, request));
  const { statusCode, body } = await site.inject("/explore");
  expect([statusCode, body]).toEqual([200, ""]);
});
