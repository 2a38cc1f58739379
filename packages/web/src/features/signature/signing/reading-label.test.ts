import { expect, it } from "vitest";
import { readingLabel, toRead } from "./reading-label.ts";

const documents = [{ id: "bulletin" }, { id: "accord" }, { id: "contract" }];

it("the reading begins, goes on from the first document that was not read, and once all are is read again", () => {
  const none = { read: [], left: ["bulletin", "accord", "contract"] };
  expect([readingLabel(none), toRead(documents, none)]).toEqual(["Commencer la lecture", 0]);
  const some = { read: ["bulletin"], left: ["accord", "contract"] };
  expect([readingLabel(some), toRead(documents, some)]).toEqual(["Reprendre la lecture", 1]);
  const all = { read: ["bulletin", "accord", "contract"], left: [] };
  expect([readingLabel(all), toRead(documents, all)]).toEqual(["Relire", 0]);
});
