import { passwordSchema, signUpSchema } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newAccountSchema } from "./new-account.ts";
import { passwordRules, withOwnWordsRule } from "./password-rules.ts";

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

describe("the rule of one’s own words", () => {
  const owner = { firstName: "Camille", lastName: "Durand", email: "voisine@exemple.fr" };
  const faults = (schema: typeof newAccountSchema, password: string, names = owner) =>
    schema
      .safeParse({ ...names, password, cgus: true })
      .error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("is told where the password is chosen, as the server would", () => {
    expect(faults(newAccountSchema, "Durand-2026!")).toEqual([["password", messages.ownWordsInPassword]]);
    expect(faults(newAccountSchema, "Soleil-2026!")).toBeUndefined();
  });

  it("is told beside what else is missing", () => {
    const told = faults(newAccountSchema, "Durand-2026!", { ...owner, firstName: "" });
    expect(told?.map(([field]) => field).toSorted()).toEqual(["firstName", "password"]);
  });

  it("knows the address alone where no name is asked yet", () => {
    const credentials = withOwnWordsRule(signUpSchema.pick({ email: true, password: true }));
    const { email } = owner;
    expect(credentials.safeParse({ email, password: "Voisine-2026!" }).success).toBe(false);
    expect(credentials.safeParse({ email, password: "Durand-2026!" }).success).toBe(true);
  });
});
