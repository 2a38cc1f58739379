import { expect, it } from "vitest";
import { AskerLeft } from "../../../workers/asker.ts";
import { inTurn } from "./views-in-turn.ts";

/** Works that end when they are told to, in the order in which they began. */
function aQueue() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const wait = inTurn<string>({ mostOfOne: 2, mostOfAll: 4, retryAfterSeconds: 5 });
  return {
    begun,
    ask(key: string, whose = "192.0.2.1", signal = new AbortController().signal) {
      const work = () => {
        begun.push(key);
        return new Promise<string>((resolve) => {
          ends.push(() => resolve(`answer to ${key}`));
        });
      };
      const answer = wait(key, work, { whose, signal });
      answer.catch(() => undefined);
      return answer;
    },
    /** Ends all works, also those that begin meanwhile. */
    async endAll() {
      for (let turn = 0; turn < 50; turn++) {
        ends.shift()?.();
        await Promise.resolve();
      }
    },
  };
}

it("begins one work at a time", async () => {
  const { begun, ask, endAll } = aQueue();
  const answers = [ask("a"), ask("b"), ask("c")];
  await Promise.resolve();
  expect(begun).toEqual(["a"]);
  await endAll();
  expect(begun).toEqual(["a", "b", "c"]);
  expect(await Promise.all(answers)).toEqual(["answer to a", "answer to b", "answer to c"]);
});

it("gives one answer to all who ask the same before it is begun, and a newer one to who asks later", async () => {
  const { begun, ask, endAll } = aQueue();
  const answers = Array.from({ length: 40 }, (_, n) => ask("a", `192.0.2.${n}`));
  await endAll();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["answer to a"]));
  expect(begun).toEqual(["a", "a"]);
});

it("refuses an address more than its part of the room, and everybody once it is full", async () => {
  const { ask, endAll } = aQueue();
  const answers = [ask("a"), ask("b"), ask("c")];
  await expect(ask("d")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 5 });
  answers.push(ask("e", "192.0.2.2"), ask("f", "192.0.2.2"));
  await expect(ask("g", "192.0.2.3")).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    retryAfterSeconds: 5,
  });
  await endAll();
  expect(await Promise.all(answers)).toHaveLength(5);
  const again = ask("d");
  await endAll();
  expect(await again).toBe("answer to d");
});

it("serves addresses in turn; one line of the Internet is one address", async () => {
  const { begun, ask, endAll } = aQueue();
  const stranger = [ask("a", "2001:db8::1"), ask("b", "2001:db8::2"), ask("c", "2001:db8::3")];
  await expect(ask("d", "2001:db8::4")).rejects.toThrow("TOO_MANY_REQUESTS");
  const visitor = ask("v", "192.0.2.1");
  await endAll();
  await Promise.all([...stranger, visitor]);
  expect(begun).toEqual(["a", "b", "v", "c"]);
});

it("does not begin what nobody waits for any more, and gives its place to others", async () => {
  const { begun, ask, endAll } = aQueue();
  const first = ask("a");
  const [one, other] = [new AbortController(), new AbortController()];
  const gone = ask("b", "192.0.2.1", one.signal);
  const shared = ask("c", "192.0.2.1", other.signal);
  const stays = ask("c", "192.0.2.2");
  one.abort();
  other.abort();
  await expect(gone).rejects.toThrow(AskerLeft);
  await expect(shared).rejects.toThrow(AskerLeft);
  await expect(ask("e", "192.0.2.1", AbortSignal.abort())).rejects.toThrow(AskerLeft);
  const next = ask("d");
  await endAll();
  expect(await Promise.all([first, stays, next])).toEqual(["answer to a", "answer to c", "answer to d"]);
  expect(begun).toEqual(["a", "c", "d"]);
});

it("goes on after a work that failed", async () => {
  const wait = inTurn<string>({ mostOfOne: 2, mostOfAll: 4, retryAfterSeconds: 5 });
  const asker = { whose: "192.0.2.1", signal: new AbortController().signal };
  const failing = wait("a", () => Promise.reject(new Error("no database")), asker);
  const next = wait("b", async () => "answer", asker);
  await expect(failing).rejects.toThrow("no database");
  expect(await next).toBe("answer");
});
