import { expect, it } from "vitest";
import { submitLabel } from "./submit-label.ts";

it("the last button says what it does: what is kept off the map is saved and not published", () => {
  expect(submitLabel({ visibility: true, isWarned: false })).toBe("Publier mon projet");
  expect(submitLabel({ visibility: true, isWarned: true })).toBe("Publier quand même");
  expect(submitLabel({ visibility: false, isWarned: false })).toBe("Enregistrer mon projet");
  expect(submitLabel({ visibility: false, isWarned: true })).toBe("Enregistrer quand même");
});
