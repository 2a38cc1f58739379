import { ApiError, type Client, makeClient } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { calls } from "@mec/api/calls";
import { pointCalls } from "@mec/api/point";
import { portfolioCalls } from "@mec/api/portfolio";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { studyCalls } from "@mec/api/study";
import { hashKey, matchQuery, QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { keptAnswers } from "./kept-answers.ts";
import { nullWhen, nullWhenMissing } from "./null-when.ts";
import { type AnswerKey, answerKey, emptyWhenSignedOut, laterCall, orInstead, question } from "./question.ts";
import { readAs } from "./read-as.ts";
import { about, roomOf } from "./stale.ts";

const mine = { params: { id: "p1" } };
const another = { params: { id: "p2" } };

/** Whether a stale key also covers what is kept under another key. */
function reaches(stale: AnswerKey, kept: AnswerKey): boolean {
  const queries = new QueryClient();
  queries.setQueryData(kept, "kept");
  const [query] = queries.getQueryCache().getAll();
  return query !== undefined && matchQuery({ queryKey: stale }, query);
}

describe("where an answer is kept", () => {
  it("is one place for one call and what it was given, however it was written", () => {
    const asked = answerKey(applicationCalls.listApplicants, { ...mine, query: { page: 1, q: "a" } });
    const again = answerKey(applicationCalls.listApplicants, { query: { q: "a", page: 1 }, ...mine });
    expect(hashKey(asked)).toBe(hashKey(again));
  });

  it("is another place for another call, another object, another query and another body", () => {
    const design = (name: string) => ({ ...mine, body: { name } as never });
    const keys = [
      answerKey(projectCalls.getProject, { ...mine, query: {} }),
      answerKey(projectCalls.getProject, { ...another, query: {} }),
      answerKey(projectCalls.getProject, { ...mine, query: { imageType: "none" } }),
      answerKey(publicProjectCalls.getPublicProject, { ...mine, query: {} }),
      answerKey(studyCalls.previewDesign, design("a")),
      answerKey(studyCalls.previewDesign, design("b")),
    ];
    expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
  });

  it("is its own for every call of the API", () => {
    const keys = Object.values(calls).map((call) => hashKey(answerKey(call)));
    expect(keys.length).toBeGreaterThan(100);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is that of the call itself when its description comes later", () => {
    const later = laterCall("GET /user/points", async () => portfolioCalls.getPoints);
    expect(answerKey(later, {})).toEqual(answerKey(portfolioCalls.getPoints, {}));
  });
});

describe("what becomes stale", () => {
  const applicants = answerKey(applicationCalls.listApplicants, { ...mine, query: { page: 2 } });

  it("is all that was read of an object, whichever call says it", () => {
    expect(reaches(about("project", "p1"), applicants)).toBe(true);
    expect(reaches(about("project", "p1"), answerKey(studyCalls.getStudy, { ...mine, query: {} }))).toBe(
      true,
    );
    expect(reaches(about("project", "p2"), applicants)).toBe(false);
    expect(reaches(about("consumption-point", "p1"), applicants)).toBe(false);
  });

  it("is every object of a kind, with the lists of them", () => {
    expect(reaches(about("project"), applicants)).toBe(true);
    expect(reaches(about("project"), answerKey(projectCalls.listMyProjects, {}))).toBe(true);
  });

  it("is one call, whatever it was given, or only some of that", () => {
    const consents = answerKey(pointCalls.listConsumptionConsents, mine);
    expect(reaches(answerKey(pointCalls.listConsumptionConsents), consents)).toBe(true);
    expect(reaches(answerKey(pointCalls.listConsumptionConsents, mine), consents)).toBe(true);
    expect(reaches(answerKey(pointCalls.listConsumptionConsents, another), consents)).toBe(false);
    expect(reaches(answerKey(applicationCalls.listApplicants, mine), applicants)).toBe(true);
  });

  it("is a room of the API", () => {
    const { listPublicProjects } = publicProjectCalls;
    expect(reaches(roomOf("public"), answerKey(listPublicProjects, { query: {} }))).toBe(true);
    expect(reaches(roomOf("public"), applicants)).toBe(false);
  });

  it("reaches an answer of which something else was made", () => {
    const asked = question(applicationCalls.countApplicants, mine);
    expect(
      reaches(answerKey(applicationCalls.countApplicants, mine), readAs(asked, "sum", Object.keys).key),
    ).toBe(true);
    expect(reaches(about("project", "p1"), orInstead(asked, nullWhenMissing).key)).toBe(true);
  });
});

describe("a question", () => {
  const { signal } = new AbortController();
  const refusing = (statusCode: number) =>
    (() =>
      Promise.reject(new ApiError({ statusCode, error: "", message: "REFUSED", requestId: "1" }))) as Client;
  const asked = question(projectCalls.listMyProjects, {});

  it("asks its call, with what it was given and the signal that gives it up", async () => {
    const urls: unknown[] = [];
    const call = makeClient({
      base: "/api",
      fetch: async (url, init) => {
        urls.push([url, init?.signal === signal]);
        return Response.json([]);
      },
      xsrfToken: () => undefined,
      onSessionExpired: () => {},
    });
    await question(publicProjectCalls.listPublicProjects, { query: { limit: 3 } }).ask(call, signal);
    expect(urls).toEqual([["/api/public/project?limit=3", true]]);
  });

  it("may take a refusal for an answer, which is kept apart from those of who does not", async () => {
    const calm = orInstead(asked, emptyWhenSignedOut);
    expect(await calm.ask(refusing(401), signal)).toEqual([]);
    expect(hashKey(calm.key)).not.toBe(hashKey(asked.key));
    await expect(asked.ask(refusing(401), signal)).rejects.toMatchObject({ statusCode: 401 });
  });

  it("reads as an empty list, or as none", async () => {
    expect(await orInstead(asked, emptyWhenSignedOut).ask(refusing(401), signal)).toEqual([]);
    expect(await orInstead(asked, nullWhen(401)).ask(refusing(401), signal)).toBeNull();
    const answered = { key: asked.key, ask: async () => ["one"] };
    expect(await orInstead<string[], []>(answered, emptyWhenSignedOut).ask(refusing(401), signal)).toEqual([
      "one",
    ]);
  });

  it.each([403, 404, 500])("reads as an empty list for the signed-out only: %i is told", async (status) => {
    const calm = orInstead(asked, emptyWhenSignedOut);
    await expect(calm.ask(refusing(status), signal)).rejects.toMatchObject({ statusCode: status });
  });

  it.each([400, 404])("reads as none for what is missing: %i", async (status) => {
    expect(await orInstead(asked, nullWhenMissing).ask(refusing(status), signal)).toBeNull();
  });
});

it("keeps what an act answered where its question will look for it", () => {
  const queries = new QueryClient();
  const { put } = keptAnswers(queries);
  const counts = { pending: 1 } as never;
  put(applicationCalls.countApplicants, mine, counts);
  expect(queries.getQueryData(question(applicationCalls.countApplicants, mine).key)).toBe(counts);
});

it("is not replaced by a read that began before: its answer may be older", async () => {
  const queries = new QueryClient();
  const { key } = question(applicationCalls.countApplicants, mine);
  let answer = (_counts: object) => {};
  const read = queries.fetchQuery({
    queryKey: key,
    queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  const now = { pending: 1 } as never;
  keptAnswers(queries).put(applicationCalls.countApplicants, mine, now);
  answer({ pending: 2 });
  // Who waited for that read goes on with what is known now.
  expect(await read).toBe(now);
  expect(queries.getQueryState(key)).toMatchObject({ data: now, fetchStatus: "idle", status: "success" });
});
