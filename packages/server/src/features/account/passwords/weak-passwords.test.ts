import { passwordSchema } from "@mec/domain/account";
import { FieldError, messages } from "@mec/domain/shared";
import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { refuseWeakPassword } from "./weak-passwords.ts";

const owner = { firstName: "Camille", lastName: "Durand", email: "voisine@exemple.fr" };
function refusalOf(password: string): string | null {
  try {
    refuseWeakPassword(password, owner, "password");
    return null;
  } catch (error) {
    return error instanceof FieldError && error.path === "password" ? error.message : String(error);
  }
}

describe("a password that is chosen", () => {
  it.each(["Password1!", "PASSWORD1!a".slice(0, -1), "!!Passw0rd", "Qwerty123!", "Test1234-", "Azerty1!!"])(
    "is not one of the most leaked: %s",
    (password) => {
      expect(refusalOf(password)).toBe(messages.leakedPassword);
    },
  );

  it.each(["Durand-2026!", "Camille_75a", "Voisine1!"])("does not say who one is: %s", (password) => {
    expect(refusalOf(password)).toBe(messages.ownWordsInPassword);
  });

  it.each(["Soleil-2026!", "Trois-moulins-8"])("may be %s", (password) => {
    expect(refusalOf(password)).toBeNull();
  });

  it("is none of the 10,000 that leak most, with what our rules ask for around it", () => {
    const leaked = [...(dictionary["passwords-common"] ?? [])].slice(0, 10_000).map(String);
    const accepted = leaked
      .flatMap((word) => [
        `${word.charAt(0).toUpperCase()}${word.slice(1)}!`,
        `-${word.toUpperCase()}a`.slice(0, -1),
      ])
      .filter((password) => passwordSchema.safeParse(password).success && refusalOf(password) === null);
    expect(accepted).toEqual([]);
  });
});
