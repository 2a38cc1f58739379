import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hands, startHands } from "./hands.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fail = (error: Error) => expect.fail(String(error));

it("a kind without jobs is asked about once at each look, however many work at it", async () => {
  const sweep = vi.fn(async () => {});
  const mails = startHands("mail", sweep, fail, 500);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sweep).toHaveBeenCalledTimes(4);
  await mails.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sweep).toHaveBeenCalledTimes(4);
});

it("each job that is found calls another worker at once, until all are at work", async () => {
  let underWay = 0;
  let done = 0;
  const endings: (() => void)[] = [];
  const mails = startHands(
    "mail",
    async (found) => {
      underWay += 1;
      found();
      await new Promise<void>((resolve) => endings.push(resolve));
      done += 1;
    },
    fail,
    500,
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(underWay).toBe(hands.mail);
  await vi.advanceTimersByTimeAsync(2000);
  expect(underWay).toBe(hands.mail);

  const stopped = mails.stop();
  for (const end of endings) end();
  await stopped;
  expect(done).toBe(hands.mail);
});

it("a worker that has long to do leaves the look to the others, and one that fails looks again", async () => {
  const failed: string[] = [];
  let looks = 0;
  const events = startHands(
    "event",
    (found) => {
      looks += 1;
      if (looks > 1) return Promise.reject(new Error("away"));
      found();
      return new Promise(() => {});
    },
    ({ message }) => failed.push(message),
    500,
  );
  await vi.advanceTimersByTimeAsync(1500);
  expect(failed).toEqual(["away", "away", "away"]);
  await events.stop(0);
});
