import { type AnnexeGap, annexeGapItems } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { annexeLines } from "./annexe-lines.ts";

const context = { projectId: "p", ownPoints: new Set(["mine"]) };
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index + 1}`, name: `Ana ${index + 1}` }));
const lineOf = (item: AnnexeGap["item"], points: AnnexeGap["points"] = []) =>
  annexeLines([], [{ item, points }], context)[0];

describe("what the annex lacks", () => {
  it("leads first to the fields of the page, then to the pages that mend the rest", () => {
    const lines = annexeLines(
      [
        { item: "startDate", points: [] },
        { item: "surplus", points: [{ id: "roof", name: "Toit" }] },
      ],
      [{ item: "rnaId", points: [] }],
      context,
    );
    expect(lines.map(({ mend, detail }) => ({ mend, detail }))).toEqual([
      { mend: { field: "startDate" }, detail: "" },
      { mend: { field: "surplus.roof.kind" }, detail: "Toit" },
      { mend: { to: "/project-owner/p/my-information#association" }, detail: "" },
    ]);
  });

  it.each([
    ["interlocutorPhone", "/project-owner/p/my-information#interlocutor"],
    ["power", "/project-owner/p/my-producer"],
    ["producerPrm", "/project-owner/p/my-producer"],
    ["consumers", "/project-owner/p/my-consumers/pending"],
    ["producerAccord", "/project-owner/p/my-documents/agreement"],
    ["accord", "/project-owner/p/my-documents/agreement"],
    ["accordDate", "/project-owner/p/my-documents/agreement"],
  ] as const)("is mended for %s in %s", (item, to) => {
    expect(lineOf(item)?.mend).toEqual({ to });
  });

  it("leads to the file of each consumer without a meter, or to the owner's own home", () => {
    const points = [
      { id: "c1", name: "Ana Roux" },
      { id: "mine", name: "Odile" },
    ];
    const lines = annexeLines([], [{ item: "consumerPrm", points }], context);
    expect(lines.map(({ mend, detail }) => [mend, detail])).toEqual([
      [{ to: "/project-owner/p/my-consumers/pre-integrated?q=Ana+Roux" }, "Ana Roux"],
      [{ to: "/consumer/mine/my-profile#meter" }, "Odile"],
    ]);
  });

  it.each([
    [1, "Ana 1"],
    [3, "Ana 1, Ana 2 et Ana 3"],
    [4, "Ana 1, Ana 2, Ana 3 et 1\u00a0autre"],
    [1003, "Ana 1, Ana 2, Ana 3 et 1\u202f000\u00a0autres"],
  ])("names %i people as %s", (count, detail) => {
    expect(lineOf("accord", people(count))?.detail).toBe(detail);
  });

  it("has a link with a name for everything it may be", () => {
    for (const item of annexeGapItems) expect(lineOf(item, people(1))?.label).toMatch(/^\p{Lu}/u);
  });
});
