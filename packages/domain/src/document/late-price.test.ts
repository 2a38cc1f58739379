import { expect, it } from "vitest";
import { mayPriceContract } from "./late-price.ts";
import { documentStatuses } from "./statuses.ts";

/** Written apart from the code. */
const priced = new Set(["NOT-READY", "READY", "DECLINED", "EXPIRED", "ERROR"]);

it.each(documentStatuses)(
  "a contract that is %s may be given a price as long as none is there to sign",
  (status) => {
    expect(mayPriceContract({ status, lacksPrice: true })).toBe(priced.has(status));
    expect(mayPriceContract({ status, lacksPrice: false })).toBe(false);
    expect(mayPriceContract({ status, alreadySigned: 1, lacksPrice: true })).toBe(false);
  },
);
