import { pointField } from "../../../parts/point/point-field.ts";
import { ApiError } from "../../../platform/client.tsx";
import { type Refused, refusedAs } from "../../../ui/forms/refused-fields.ts";
import { fieldErrors } from "../../../ui/forms/use-schema-form.ts";
import type { JoinDraft } from "./join-draft.ts";
import { SendFailure } from "./send.ts";

/** The parts of what is sent, in the order in which they are asked. */
export const joinParts = ["type", "house", "contract", "meter", "account", "signatory"] as const;
export type JoinPart = (typeof joinParts)[number];

/** Prefix of each part's paths in the call: a refusal of another path is another part's. */
const places: Record<JoinPart, string> = {
  type: "consumptionPoint.",
  house: "consumptionPoint.",
  contract: "consumptionPoint.contract.",
  meter: "consumptionPoint.",
  account: "user.",
  signatory: "signatory.",
};

const valuesOf = (draft: JoinDraft): Record<JoinPart, Record<string, unknown>> => ({
  type: { consumerType: draft.consumerType },
  house: draft.house,
  contract: draft.contract,
  meter: draft.meter,
  account: { ...draft.person, password: "" },
  signatory: draft.signatory,
});

/** An address of the signatory is one field of the form. */
const wholeField = (path: string): string => path.replace(/^(address|socialAddress)\..*$/, "$1");

const fieldIn = (part: JoinPart, path: string, code: string): string =>
  part === "contract" || part === "account" ? path : wholeField(pointField(path, code));

/** What the server refused of the answers, by the part that asks for it: `{ "house.name": "…" }`. */
export function refusedOfJoin(draft: JoinDraft, error: unknown): Refused {
  if (!(error instanceof SendFailure) || !(error.cause instanceof ApiError)) return {};
  const { cause, within } = error;
  const values = valuesOf(draft);
  const ofPart = (part: JoinPart): Refused =>
    fieldErrors(values[part], cause, (path, code) => {
      const whole = path === "" ? "" : within + path;
      if (whole === "") return part === "meter" ? pointField("", code) : "";
      return whole.startsWith(places[part]) ? fieldIn(part, whole.slice(places[part].length), code) : "";
    });
  return Object.assign({}, ...joinParts.map((part) => refusedAs(part, ofPart(part))));
}
