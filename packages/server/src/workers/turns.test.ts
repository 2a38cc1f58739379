import { queueOptionsSymbol } from "piscina";
import { describe, expect, it } from "vitest";
import { Turns } from "./turns.ts";

const named = new Map<object, string>();
function task(whose: string, name: string) {
  const made = { [queueOptionsSymbol]: { whose } };
  named.set(made, name);
  return made;
}

function inOrder(turns: Turns): string[] {
  const names: string[] = [];
  for (let next = turns.shift(); next; next = turns.shift()) names.push(named.get(next) ?? "");
  return names;
}

describe("tasks that wait", () => {
  it("are taken from each person in turn, so that a flood waits behind everybody", () => {
    const turns = new Turns();
    for (let flood = 1; flood <= 4; flood += 1) turns.push(task("stranger", `flood ${flood}`));
    turns.push(task("anne", "anne 1"));
    turns.push(task("anne", "anne 2"));
    turns.push(task("bob", "bob"));
    expect(inOrder(turns)).toEqual(["flood 1", "anne 1", "bob", "flood 2", "anne 2", "flood 3", "flood 4"]);
  });

  it("keep their turn when no thread can take them", () => {
    const turns = new Turns();
    const [first, second, other] = [task("anne", "first"), task("anne", "second"), task("bob", "other")];
    for (const one of [first, second, other]) turns.push(one);
    const taken = turns.shift();
    if (taken) turns.unshift(taken);
    expect(inOrder(turns)).toEqual(["first", "other", "second"]);
  });

  it("are counted, for one and for all, and can be taken away", () => {
    const turns = new Turns();
    const [mine, own, theirs] = [task("anne", "mine"), task("anne", "own"), task("bob", "theirs")];
    for (const one of [mine, own, theirs]) turns.push(one);
    expect([turns.size, turns.waitingOf("anne"), turns.waitingOf("nobody")]).toEqual([3, 2, 0]);
    turns.remove(mine);
    turns.remove(mine);
    expect([turns.size, turns.waitingOf("anne")]).toEqual([2, 1]);
    expect(inOrder(turns)).toEqual(["own", "theirs"]);
    expect([turns.size, turns.shift()]).toEqual([0, null]);
  });
});
