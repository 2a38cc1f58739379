import { expect, it } from "vitest";
import { fullestList } from "./fullest-list.ts";

const none = { pending: 0, "price-proposal": 0, "pre-integrated": 0, exploitation: 0, refused: 0 };

it("all of whom the news name are shown in the list where most stand, and never in an empty one", () => {
  expect(fullestList({ ...none, "pre-integrated": 3 })).toBe("pre-integrated");
  expect(fullestList({ ...none, "price-proposal": 1, exploitation: 2 })).toBe("exploitation");
  expect(fullestList({ ...none, pending: 2, "pre-integrated": 2, refused: 9 })).toBe("pending");
  expect(fullestList({ ...none, refused: 1 })).toBe("refused");
  expect(fullestList(none)).toBeUndefined();
});
