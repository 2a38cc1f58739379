import { passwordSchema } from "@mec/domain/account";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordRules } from "./password-rules.ts";

const meetsAll = (password: string) => passwordRules.every(({ isMet }) => isMet(password));

describe("the rules shown under a new password", () => {
  it.each([
    "",
    "Abcde1!",
    "abcdef1!",
    "ABCDEF1!",
    "Abcdefg!",
    "Abcdefg1",
    "Abcdef1 ",
    "Abcdef1!",
    "Élan-vital1",
  ])("are met by %j exactly when the domain takes it", (password) => {
    expect(meetsAll(password)).toBe(passwordSchema.safeParse(password).success);
  });

  it("agree with the domain on any password a keyboard can type, up to its greatest length", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."aZé9 !?-_@€Ç"), maxLength: 20 });
    fc.assert(
      fc.property(typed, (password) => meetsAll(password) === passwordSchema.safeParse(password).success),
    );
  });
});
