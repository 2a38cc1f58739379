import { describe, expect, it } from "vitest";
import { type DocumentKind, documentKinds } from "./kinds.ts";
import {
  beforeMeterText,
  type DocumentFacts,
  gapsOf,
  itemsOfOwn,
  missingOf,
  serviceOfKind,
} from "./missing.ts";
import { type MissingItem, missingItems } from "./statuses.ts";

const flags = ["plan", "association", "fee", "interlocutor", "signatory", "prm"] as const;
type Flags = Record<(typeof flags)[number], boolean>;
const producerSides = {
  none: [],
  whole: [{ signatory: true, power: true, prm: true, vat: true }],
  unsigned: [{ signatory: false, power: true, prm: true, vat: true }],
  powerless: [{ signatory: true, power: false, prm: true, vat: true }],
  "one of two powerless": [
    { signatory: true, power: true, prm: true, vat: true },
    { signatory: true, power: false, prm: true, vat: true },
  ],
  meterless: [{ signatory: true, power: true, prm: false, vat: true }],
} as const;
type Side = keyof typeof producerSides;

/** Only the plan of this kind is taken, so that another group's opens nothing. */
function factsOf(kind: DocumentKind, given: Flags, side: Side): DocumentFacts {
  const { plan, ...rest } = given;
  const plans = { data: !plan, pmo: !plan, vente: !plan, convention: !plan, [serviceOfKind[kind]]: plan };
  return { ...rest, vat: true, plans, producers: producerSides[side] };
}

/** Written apart from the code. */
function expectedMissing(kind: DocumentKind, given: Flags, side: Side): MissingItem[] {
  const missing = new Set<MissingItem>();
  if (!given.plan) missing.add("plan");
  if (!given.signatory) missing.add("signatory");
  if (kind === "bulletin") {
    if (!given.association) missing.add("pmo-association");
    if (!given.fee) missing.add("membership-fee");
  }
  if (kind === "accord" && !given.association && !given.interlocutor) {
    missing.add("pmo-association").add("pmo-interlocutor");
  }
  if (kind !== "bulletin" && !given.prm) missing.add("prm");
  if (kind === "salesContract") {
    if (side !== "whole" && side !== "unsigned" && side !== "meterless")
      missing.add("production-point-power");
    if (side === "unsigned") missing.add("signatory");
    if (side === "meterless") missing.add("prm");
  }
  return missingItems.filter((item) => missing.has(item));
}

const everyFlags = Array.from(
  { length: 2 ** flags.length },
  (_, bits) => Object.fromEntries(flags.map((flag, index) => [flag, (bits & (1 << index)) !== 0])) as Flags,
);
const combinations = documentKinds.flatMap((kind) =>
  everyFlags.flatMap((given) =>
    (Object.keys(producerSides) as Side[]).map((side) => ({ kind, given, side })),
  ),
);

describe("what a document waits for", () => {
  it("is what the table says, for each of 3 × 64 × 6 combinations", () => {
    expect(combinations).toHaveLength(1152);
    for (const { kind, given, side } of combinations) {
      const missing = missingOf(gapsOf(kind, factsOf(kind, given, side)));
      expect(missing, `${kind} ${JSON.stringify(given)} ${side}`).toEqual(expectedMissing(kind, given, side));
    }
  });

  it("is nothing when all is there, and says where each is mended when nothing is", () => {
    const all = Object.fromEntries(flags.map((flag) => [flag, true])) as Flags;
    const none = Object.fromEntries(flags.map((flag) => [flag, false])) as Flags;
    for (const kind of documentKinds) expect(gapsOf(kind, factsOf(kind, all, "whole"))).toEqual([]);
    const targets = documentKinds.map((kind) =>
      gapsOf(kind, factsOf(kind, none, "unsigned")).map(({ item, target }) => `${item} → ${target}`),
    );
    expect(targets).toEqual([
      ["plan → services", "pmo-association → association", "membership-fee → fee", "signatory → participant"],
      [
        "plan → services",
        "pmo-association → association",
        "pmo-interlocutor → interlocutor",
        "signatory → participant",
        "prm → participant",
      ],
      ["plan → services", "signatory → participant", "signatory → producers", "prm → participant"],
    ]);
  });

  it("is whether a seller adds VAT, of his own contracts and of those of his buyers, and of nothing else", () => {
    const all = Object.fromEntries(flags.map((flag) => [flag, true])) as Flags;
    const lacking = (kind: DocumentKind, vat: boolean) =>
      gapsOf(kind, {
        ...factsOf(kind, all, "whole"),
        vat,
        producers: [{ signatory: true, power: true, prm: true, vat: false }],
      }).map(({ item, target }) => `${item} → ${target}`);
    expect(lacking("salesContract", true)).toEqual(["vat-regime → producers"]);
    expect(lacking("salesContract", false)).toEqual(["vat-regime → participant", "vat-regime → producers"]);
    expect([...lacking("bulletin", false), ...lacking("accord", false)]).toEqual([]);
  });
});

it("what documents need of their participant alone is who signs and his meter; of a producer his plant's power and VAT too", () => {
  const nothing = { signatory: false, prm: false };
  expect(itemsOfOwn(documentKinds, nothing)).toEqual(["signatory", "prm"]);
  expect(itemsOfOwn(["bulletin"], nothing)).toEqual(["signatory"]);
  expect(itemsOfOwn(documentKinds, { signatory: true, prm: true })).toEqual([]);
  const plant = { ...nothing, power: false, vat: false };
  expect(itemsOfOwn(documentKinds, { ...plant, producers: [plant] })).toEqual([
    "production-point-power",
    "signatory",
    "prm",
    "vat-regime",
  ]);
});

it("the bulletin alone leaves without the producer's meter, as is said to him and to the owner", () => {
  const all = { plan: true, association: true, fee: true, interlocutor: true, signatory: true };
  const waiting = documentKinds.filter((kind) =>
    gapsOf(kind, factsOf(kind, { ...all, prm: false }, "meterless")).some(({ item }) => item === "prm"),
  );
  expect(waiting).toEqual(["accord", "salesContract"]);
  expect(beforeMeterText).toBe(
    "Le bulletin d’adhésion n’attend pas le PDL\u00a0; l’accord et les contrats de vente, si.",
  );
});
