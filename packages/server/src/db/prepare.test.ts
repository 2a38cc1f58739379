import { createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { preparedAlone } from "./prepare.ts";
import { isUnavailable } from "./unavailable.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
const quiet = { connectMs: 10_000, tellMs: 20, tell: () => {} };

it("preparing a database that takes connections and says nothing ends: it is not there", async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const address = mute.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const error = await preparedAlone(`postgres://nobody@127.0.0.1:${port}/none`, async () => "prepared", {
    ...quiet,
    connectMs: 50,
  }).catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => mute.close(resolve));
});

it.skipIf(url === "")(
  "who waits for another node to prepare the database says so, again and again",
  async () => {
    const told: string[] = [];
    let heard = () => {};
    const toldTwice = new Promise<void>((resolve) => {
      heard = () => told.length >= 2 && resolve();
    });
    const tell = (sentence: string) => {
      told.push(sentence);
      heard();
    };
    let second: Promise<string> | undefined;
    const first = await preparedAlone(url, async () => {
      second = preparedAlone(url, async () => "found it prepared", { ...quiet, tell });
      await toldTwice;
      return "prepared";
    });
    expect([first, await second]).toEqual(["prepared", "found it prepared"]);
    expect(told[0]).toMatch(
      /^DATABASE_URL\u00a0: un autre serveur prépare la base, celui-ci l’attend \(\d+\u00a0s\)\.$/,
    );
    // Other tests prepare databases of this server meanwhile, on a machine that is slow: at this pace, only who waits long says so.
    const before = told.length;
    await preparedAlone(url, async () => "alone", { ...quiet, tellMs: 5_000, tell });
    expect(told).toHaveLength(before);
  },
);
