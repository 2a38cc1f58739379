import { placeOf } from "../../../limits/network.ts";
import { type Asker, AskerLeft } from "../../../workers/asker.ts";
import { Busy } from "../../../workers/busy.ts";

interface Waiting<Answer> {
  readonly key: string;
  /** The line in which it waits: that of the address that asked first. */
  readonly line: string;
  readonly begin: () => void;
  readonly answer: Promise<Answer>;
  readers: number;
}

interface Room {
  /** How many pieces of work may wait: of one address, and of all. */
  readonly mostOfOne: number;
  readonly mostOfAll: number;
  readonly retryAfterSeconds: number;
}

/** Runs some work in turn; all who ask under one key before it begins share its answer. */
type InTurn<Answer> = (key: string, work: () => Promise<Answer>, asker: Asker) => Promise<Answer>;

/** What waits: a line for each address, served in turn. */
function makeLines<Answer>({ mostOfOne, mostOfAll, retryAfterSeconds }: Room) {
  /** By address, in the order of their turns. */
  const lines = new Map<string, Waiting<Answer>[]>();
  const byKey = new Map<string, Waiting<Answer>>();

  /** @throws Busy when too much waits, for this address or for all. */
  function add(key: string, line: string, work: () => Promise<Answer>): Waiting<Answer> {
    const own = lines.get(line) ?? [];
    if (own.length >= mostOfOne) throw new Busy({ isOwn: true, retryAfterSeconds });
    if (byKey.size >= mostOfAll) throw new Busy({ isOwn: false, retryAfterSeconds });
    let begin = () => {};
    const answer = new Promise<void>((resolve) => {
      begin = resolve;
    }).then(work);
    const one = { key, line, begin, answer, readers: 0 };
    lines.set(line, [...own, one]);
    byKey.set(key, one);
    return one;
  }

  return {
    join: (key: string, line: string, work: () => Promise<Answer>): Waiting<Answer> =>
      byKey.get(key) ?? add(key, line, work),

    /** Forgets a piece of work that still waits. */
    drop(one: Waiting<Answer>): void {
      if (byKey.get(one.key) !== one) return;
      byKey.delete(one.key);
      const others = (lines.get(one.line) ?? []).filter((other) => other !== one);
      if (others.length > 0) lines.set(one.line, others);
      else lines.delete(one.line);
    },

    next(): Waiting<Answer> | undefined {
      const [first] = lines;
      if (!first) return undefined;
      const [line, [one, ...others]] = first;
      lines.delete(line);
      if (others.length > 0) lines.set(line, others);
      if (one) byKey.delete(one.key);
      return one;
    },
  };
}

/** Does one piece of work at a time. Work that nobody waits for any more is not begun. */
export function inTurn<Answer>(room: Room): InTurn<Answer> {
  const lines = makeLines<Answer>(room);
  let isWorking = false;

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let one = lines.next(); one; one = lines.next()) {
      one.begin();
      await one.answer.catch(() => undefined);
    }
    isWorking = false;
  }

  return async (key, work, { whose, signal }) => {
    if (signal.aborted) throw new AskerLeft();
    const one = lines.join(key, placeOf(whose), work);
    one.readers += 1;
    let leave = () => {};
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        one.readers -= 1;
        if (one.readers === 0) lines.drop(one);
        reject(new AskerLeft());
      };
    });
    signal.addEventListener("abort", leave, { once: true });
    void workOff();
    try {
      return await Promise.race([one.answer, left]);
    } finally {
      signal.removeEventListener("abort", leave);
    }
  };
}
