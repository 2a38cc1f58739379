import { expect, it } from "vitest";
import { messages } from "../shared/index.ts";
import { anAssociation } from "./examples.test-helper.ts";
import { pmoAssociationSchema } from "./index.ts";

it("the operation's name in the agreement has 5 to 50 characters, when it is said", () => {
  const faults = (projectName: string | undefined) =>
    pmoAssociationSchema
      .safeParse({ ...anAssociation, projectName })
      .error?.issues.map(({ message }) => message);
  for (const length of [4, 51]) expect(faults("a".repeat(length))).toEqual([messages.projectName]);
  for (const right of ["Solei", "a".repeat(50), undefined]) expect(faults(right)).toBeUndefined();
});
