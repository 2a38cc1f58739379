import { descriptionTemplate } from "@mec/domain/project";
import { expect, it } from "vitest";
import { putBack, takeCalendar } from "./calendar-taken.tsx";

const text = descriptionTemplate(new Date("2026-11-29T00:00:00Z"));

it("the calendar that a month takes out of the description is told, and comes back where it stood", () => {
  const went = takeCalendar(text);
  expect(went?.taken).toMatch(/^Le calendrier/u);
  expect(went?.left).not.toContain("Le calendrier");
  expect(putBack(went?.left ?? "", text)).toBe(text);
  // Nothing that was written since is lost either.
  expect(putBack("Autre texte", text)).toBe(`Autre texte\n\n${went?.taken}`);
  // A form that was taken back to what is saved has it already.
  expect(putBack(text, text)).toBe(text);
});

it("a calendar that its owner wrote stays, and nothing is told", () => {
  expect(takeCalendar("Le calendrier : dès avril.")).toBeNull();
  expect(takeCalendar("")).toBeNull();
});
