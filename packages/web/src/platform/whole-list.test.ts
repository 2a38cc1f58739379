import { makeClient } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { hashKey } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { question } from "./question.ts";
import { wholeList } from "./whole-list.ts";

const given = { params: { id: "p1" } };
const all = Array.from({ length: 1003 }, (_, index) => ({
  id: `${index}`,
  email: `invite${index}@exemple.fr`,
  createdAt: "2026-03-01T10:00:00.000Z",
  usedAt: null,
}));

/** A server that has this many invitations, and the questions that it was asked. */
function serverOf(count: number) {
  const asked: string[] = [];
  const client = makeClient({
    base: "",
    xsrfToken: () => undefined,
    onSessionExpired: () => {},
    async fetch(url) {
      const { pathname, search, searchParams } = new URL(String(url), "http://localhost");
      asked.push(pathname + search);
      const lines = all.slice(0, count);
      const page = Number(searchParams.get("page"));
      if (page === 0) return Response.json(lines.slice(0, 500));
      return Response.json({ items: lines.slice((page - 1) * 500, page * 500), total: count });
    },
  });
  return { client, asked };
}

it.each([
  [3, ["/project/p1/invitation"]],
  [
    1003,
    [
      "/project/p1/invitation",
      "/project/p1/invitation?page=2&pageSize=500",
      "/project/p1/invitation?page=3&pageSize=500",
    ],
  ],
])("a list of %i is read to its end, by as many questions as it takes", async (count, questions) => {
  const { client, asked } = serverOf(count);
  const list = await wholeList(applicationCalls.listInvitations, given).ask(
    client,
    AbortSignal.timeout(5000),
  );
  expect(list.map(({ id }) => id)).toEqual(all.slice(0, count).map(({ id }) => id));
  expect(asked).toEqual(questions);
});

it("is kept where the call's own answer is", () => {
  const { key } = wholeList(applicationCalls.listInvitations, given);
  expect(hashKey(key)).toBe(hashKey(question(applicationCalls.listInvitations, given).key));
});
