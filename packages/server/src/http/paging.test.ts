import { pointCalls } from "@mec/api/point";
import { beforeAll, describe, expect, it } from "vitest";
import { aConsumptionPoint, publish } from "../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../test/harness.ts";

let server: TestServer;
let owner: Visitor & { id: string };
let created: string[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  created = [];
  for (let day = 1; day <= 5; day += 1) {
    // Two are of the same moment.
    server.setNow(new Date(`2026-11-0${Math.min(day, 4)}T10:00:00Z`));
    created.push(await publish(owner));
  }
});

const json = async (url: string, visitor: Visitor = owner) => {
  const answer = await visitor.send("GET", url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

describe("a list that can grow", () => {
  it.each([
    "/api/project/by-user",
    "/api/public/project/department/35",
    "/api/public/project/region/53",
    "/api/public/project/radius?centerLat=48.25&centerLong=-1.83&radius=200000",
    "/api/public/project/bounds?minLat=40&minLong=-5&maxLat=52&maxLong=9",
  ])("is bare as it always was, and in pages with their total when one is asked for: %s", async (url) => {
    const whole = await json(url);
    expect(ids(whole).sort()).toEqual([...created].sort());
    const and = url.includes("?") ? "&" : "?";
    const first = await json(`${url}${and}page=1&pageSize=2`);
    const last = await json(`${url}${and}page=3&pageSize=2`);
    expect([first.total, first.items.length, last.total, last.items.length]).toEqual([5, 2, 5, 1]);
    expect(ids(first.items)).toEqual(ids(whole).slice(0, 2));
    expect(ids(last.items)).toEqual(ids(whole).slice(4));
    expect(await json(`${url}${and}page=9&pageSize=2`)).toEqual({ items: [], total: 5 });
  });

  it("counts what the person has and nobody else", async () => {
    const person = await server.signedUp();
    for (let n = 0; n < 3; n += 1) {
      await person.call(pointCalls.createConsumptionPoint, { body: aConsumptionPoint() });
    }
    const page = await json("/api/consumption-point/by-user?page=2&pageSize=2", person);
    expect([page.items.length, page.total]).toEqual([1, 3]);
    expect(await json("/api/production-point/by-user?page=1", person)).toEqual({ items: [], total: 0 });
  });

  it("of support is paged in the database", async () => {
    const support = await server.signedUpSupport();
    const page = await json("/api/support/project?page=2&pageSize=3", support);
    expect([page.items.length, page.total]).toEqual([2, 5]);
    expect(await json("/api/support/disputed-consent?page=1", support)).toEqual({ items: [], total: 0 });
  });

  it.each(["page=0", "page=1&pageSize=501", "page=x", "pageSize=-1"])("refuses %s", async (query) => {
    expect((await owner.send("GET", `/api/project/by-user?${query}`)).statusCode).toBe(400);
  });
});

describe("the public projects", () => {
  it("are read to their end behind a cursor, each once, whatever is published meanwhile", async () => {
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const part: { items: { id: string }[]; nextCursor: string | null } = await json(
        `/api/public/project?limit=2&cursor=${cursor}`,
      );
      seen.push(...ids(part.items));
      cursor = part.nextCursor;
      if (seen.length === 2) {
        server.setNow(new Date("2026-11-20T10:00:00Z"));
        await publish(owner);
      }
    }
    expect(seen).toHaveLength(5);
    expect([...seen].sort()).toEqual([...created].sort());
  });

  it.each(["x", "%00", "MTIzfGFiYw", "x".repeat(300)])(
    "refuse a cursor that was made up: %s",
    async (made) => {
      const answer = await owner.send("GET", `/api/public/project?cursor=${made}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues[0].path).toBe("cursor");
    },
  );
});
