import { type AnnexeDetails, emptyAnnexeDetails } from "@mec/domain/document";
import { messages } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import {
  type AnnexeForm,
  annexeFormSchema,
  detailsOf,
  detailsToForm,
  earliestText,
  isSaved,
  shownDetails,
  type Wish,
  withPoints,
} from "./annexe-form.ts";

const roof = "0f4f0a3e-0000-4000-8000-000000000001";
const mill = "0f4f0a3e-0000-4000-8000-000000000002";
const whole: AnnexeDetails = {
  startDate: "2027-03-01",
  derogation: "2026-17",
  surplus: { [roof]: { kind: "buyer", buyer: "EDF OA" }, [mill]: { kind: "losses" } },
};
const form = (change: Partial<AnnexeForm>): AnnexeForm => ({
  ...detailsToForm(whole, [roof, mill]),
  ...change,
});
const faults = (typed: AnnexeForm, wish: Wish | null = null) =>
  annexeFormSchema(wish)
    .safeParse(typed)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("the details of the annex", () => {
  it.each([
    ["said whole", whole],
    ["not said at all", emptyAnnexeDetails],
  ])("%s come back from the form as they were kept", (_, details) => {
    expect(detailsOf(detailsToForm(details, [roof, mill]))).toEqual(details);
  });

  it("are saved once they are kept, and not while they are typed", () => {
    const shown = shownDetails(form({}));
    expect(isSaved(shown, whole, [roof, mill])).toBe(true);
    expect(isSaved(shown, null, [roof, mill])).toBe(false);
    expect(isSaved(shown, { ...whole, startDate: "2027-04-01" }, [roof, mill])).toBe(false);
  });

  it("have a place for each production point, whoever came or left since they were typed", () => {
    expect(detailsToForm(null, [roof]).surplus).toEqual({ [roof]: { kind: "", buyer: "" } });
    const typed = detailsToForm(whole, [roof]);
    expect(withPoints(typed, [mill, roof]).surplus).toEqual({
      [mill]: { kind: "", buyer: "" },
      [roof]: { kind: "buyer", buyer: "EDF OA" },
    });
    expect(withPoints(typed, []).surplus).toEqual({});
  });

  it("may all be left unsaid", () => {
    expect(faults(detailsToForm(null, [roof, mill]))).toBeUndefined();
  });

  it("are refused under their fields", () => {
    const typed = form({ derogation: "x".repeat(101), surplus: { [roof]: { kind: "buyer", buyer: " " } } });
    expect(faults(typed)).toEqual([
      ["derogation", messages.tooLong(100)],
      [`surplus.${roof}.buyer`, messages.required],
    ]);
  });

  it("ask for no day to start on before the first that is told beside it, but the one that is kept", () => {
    const wish = { ...{ kept: null, declaredOn: null, conventionOn: null }, today: "2026-11-30" };
    const typed = form({ startDate: "2027-01-15" });
    expect(earliestText(wish)).toContain("Au plus tôt le 30 janvier 2027");
    expect(faults(typed, wish)?.map(([path]) => path)).toEqual(["startDate"]);
    expect(faults(typed, { ...wish, kept: "2027-01-15" })).toBeUndefined();
    expect(faults(form({ startDate: "2027-01-30" }), wish)).toBeUndefined();
    expect(faults(form({ startDate: "" }), wish)).toBeUndefined();
    expect(faults(typed)).toBeUndefined();
    expect(earliestText(null)).toBeUndefined();
  });

  it("show in the preview but for what is wrong or half typed", () => {
    const typed = form({
      startDate: "2027-13-01",
      surplus: { [roof]: { kind: "buyer", buyer: "" }, [mill]: { kind: "losses", buyer: "EDF OA" } },
    });
    expect(shownDetails(typed)).toEqual({
      startDate: null,
      derogation: "2026-17",
      surplus: { [mill]: { kind: "losses" } },
    });
  });
});
