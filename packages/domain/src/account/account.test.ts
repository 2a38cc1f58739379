import { describe, expect, it } from "vitest";
import { messages } from "../shared/index.ts";
import {
  deletionObstacle,
  isSingleConsumer,
  landingAfterLogin,
  limits,
  loginSchema,
  passwordChangeSchema,
  passwordSchema,
  profileSchema,
  signUpSchema,
  type UserPoints,
  userTypes,
} from "./index.ts";

const signUp = {
  email: " lea@exemple.fr ",
  password: "Bonjour1!",
  firstName: "Léa",
  lastName: "Martin",
  phoneNumber: "0612345678",
  cgus: true,
};

describe("a password", () => {
  it.each(["Bonjour1!", "aB3$aB3$", "Éé1_éééé", `Aa1 !${"x".repeat(123)}`])("may be %s", (password) => {
    expect(passwordSchema.parse(password)).toBe(password);
  });

  it.each([
    ["of 7 characters", "Bonjo1!"],
    ["without a lower-case letter", "BONJOUR1!"],
    ["without an upper-case letter", "bonjour1!"],
    ["without a digit", "Bonjour!!"],
    ["without a special character", "Bonjour11"],
    ["whose only special character is a space", "Bonjour 1"],
    ["that is missing", undefined],
  ])("is refused %s", (_case, password) => {
    expect(passwordSchema.safeParse(password).error?.issues[0]?.message).toBe(messages.password);
  });

  it.each([
    ["too long to be hashed cheaply", `Aa1!${"x".repeat(125)}`],
    ["with a NUL", "Bonjour1!\u0000"],
    ["with half a surrogate pair", "Bonjour1!\uD800"],
  ])("is refused %s", (_case, password) => {
    expect(passwordSchema.safeParse(password).success).toBe(false);
  });

  it("is not judged at login, where it is compared", () => {
    expect(loginSchema.safeParse({ email: "lea@exemple.fr", password: "x" }).success).toBe(true);
    expect(loginSchema.safeParse({ email: "lea@exemple.fr", password: "" }).success).toBe(false);
    expect(passwordChangeSchema.safeParse({ currentPassword: "x", newPassword: "x" }).success).toBe(false);
  });
});

describe("a sign-up", () => {
  it("keeps what was given, tidied", () => {
    expect(signUpSchema.parse(signUp)).toMatchObject({
      email: "lea@exemple.fr",
      phoneNumber: "06 12 34 56 78",
    });
  });

  it.each([undefined, null, ""])("needs no phone number (%j)", (phoneNumber) => {
    expect(signUpSchema.safeParse({ ...signUp, phoneNumber }).success).toBe(true);
  });

  it.each([false, undefined, "true", 1])("needs the terms to be accepted (%j is not)", (cgus) => {
    expect(signUpSchema.safeParse({ ...signUp, cgus }).error?.issues[0]?.message).toBe(messages.cgus);
  });

  it("never takes a role", () => {
    expect(signUpSchema.safeParse({ ...signUp, roles: ["support"] }).success).toBe(false);
  });

  it("says every fault at once", () => {
    const paths = signUpSchema.safeParse({ cgus: false }).error?.issues.map(({ path }) => path[0]);
    expect(paths).toEqual(["email", "password", "firstName", "lastName", "cgus"]);
  });
});

it("lets a profile change without its e-mail", () => {
  expect(profileSchema.safeParse({ firstName: "Léa", lastName: "Martin" }).success).toBe(true);
  expect(profileSchema.safeParse({ firstName: "Léa", lastName: "Martin", email: "lea" }).success).toBe(false);
});

const points = (projects: number, productionPoints: number, consumptionPoints: number): UserPoints => {
  const some = (count: number, kind: string) =>
    Array.from({ length: count }, (_, i) => ({ id: `${kind}${i}` }));
  return {
    projects: some(projects, "p"),
    productionPoints: some(productionPoints, "g"),
    consumptionPoints: some(consumptionPoints, "c"),
  };
};
const user = { roles: [] };
const support = { roles: ["support" as const] };

describe("landing after login", () => {
  it.each([
    ["support, whatever they hold", support, points(1, 1, 1), { to: "support" }],
    ["support without points", support, points(0, 0, 0), { to: "support" }],
    ["a user without points", user, points(0, 0, 0), { to: "home" }],
    ["a single consumer", user, points(0, 0, 1), { to: "consumer", consumerId: "c0" }],
    ["a consumer with two homes", user, points(0, 0, 2), { to: "portfolio" }],
    ["a consumer who produces", user, points(0, 1, 1), { to: "portfolio" }],
    ["a consumer who owns a project", user, points(1, 0, 1), { to: "portfolio" }],
    ["a producer", user, points(0, 1, 0), { to: "portfolio" }],
    ["a project owner", user, points(1, 0, 0), { to: "portfolio" }],
  ])("leads %s to the right page", (_case, who, held, landing) => {
    expect(landingAfterLogin(who, held)).toEqual(landing);
  });
});

describe("what a person is", () => {
  it("follows from what they hold", () => {
    expect(userTypes(points(0, 0, 0))).toEqual([]);
    expect(userTypes(points(2, 0, 0))).toEqual(["owner"]);
    expect(userTypes(points(1, 1, 1))).toEqual(["owner", "producer", "consumer"]);
  });

  it.each([
    [0, 0, 0, false],
    [0, 0, 1, true],
    [0, 0, 2, false],
    [1, 0, 1, false],
    [0, 1, 1, false],
  ])("%d projects, %d production and %d consumption points: single consumer %s", (p, g, c, single) => {
    expect(isSingleConsumer(points(p, g, c))).toBe(single);
  });
});

describe("deleting an account", () => {
  it("is refused while a project of theirs is in exploitation, and says which", () => {
    const obstacle = deletionObstacle([
      { name: "Soleil de Rodez", statuses: ["APPLICATION", "REJECTED"] },
      { name: "Moulin de Vire", statuses: ["SIGNED", "EXPLOITATION"] },
    ]);
    expect(obstacle?.code).toBe("PROJECT_IN_EXPLOITATION");
    expect(obstacle?.message).toContain("Moulin de Vire");
  });

  it("is allowed otherwise", () => {
    expect(deletionObstacle([])).toBeNull();
    expect(deletionObstacle([{ name: "Soleil", statuses: ["SIGNED", "NONE"] }])).toBeNull();
  });
});

it("limits attempts as decided", () => {
  expect(limits.signUpPerIp).toEqual({ points: 60, durationSeconds: 3600 });
  expect(limits.loginPerEmail).toMatchObject({ points: 10, durationSeconds: 600 });
  expect(limits.loginPerIp).toEqual({ points: 30, durationSeconds: 600 });
  expect(limits.resetPerEmail).toEqual({ points: 5, durationSeconds: 1800 });
});
