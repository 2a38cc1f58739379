import { describe, expect, it } from "vitest";
import { type AddressState, addressStates } from "./address.ts";
import { isOwnTurn, mayBeAskedAgain, ownTurnObstacle, type PlaceTurn, placeTurn } from "./own-turn.ts";

const account = { email: "anne@mairie.fr", emailVerified: true };
const unconfirmed = { ...account, emailVerified: false };
const own = "Anne@Mairie.fr";
const others = "bernard@exemple.fr";
const named = (email: string, address: AddressState) => ({
  ...{ email, address },
  ...(email === own
    ? { firstName: "Anne", lastName: "Roux" }
    : { firstName: "Bernard", lastName: "Le Goff" }),
});

/** Whose turn it is, and whether the person may be written to once more, for each mailbox and each state of its address. */
const matrix: [string, AddressState, typeof account, PlaceTurn, boolean][] = [
  [own, "confirmed", account, "own", false],
  [own, "to-confirm", account, "own", true],
  [own, "disowned", account, "disowned", false],
  [own, "confirmed", unconfirmed, "own-address", false],
  [own, "to-confirm", unconfirmed, "own-address", true],
  [own, "disowned", unconfirmed, "disowned", false],
  [others, "confirmed", account, "another", true],
  [others, "to-confirm", account, "another-address", true],
  [others, "disowned", account, "disowned", false],
  [others, "confirmed", unconfirmed, "another", true],
  [others, "to-confirm", unconfirmed, "another-address", true],
  [others, "disowned", unconfirmed, "disowned", false],
];

describe("whose turn it is to sign, as the account that named him is told it", () => {
  it.each(matrix)("%s, %s, of %o: %s", (email, address, person, turn, isAsked) => {
    const place = named(email, address);
    expect([placeTurn(place, person), mayBeAskedAgain(place, person)]).toEqual([turn, isAsked]);
    expect(isOwnTurn(turn)).toBe(email === own && address !== "disowned");
  });

  it("is told of every mailbox, state and account", () => {
    expect(matrix).toHaveLength(2 * addressStates.length * 2);
  });
});

describe("what an account opens itself", () => {
  const said = (...places: ReturnType<typeof named>[]) => {
    const obstacle = ownTurnObstacle(places, account);
    return obstacle && [obstacle.code, obstacle.message];
  };

  it("is what its own mailbox signs, whoever else is awaited", () => {
    for (const address of addressStates)
      expect(said(named(others, address), named(own, "confirmed"))).toBeNull();
  });

  it("is nothing of another's: it is told who signs, and that he can be written to", () => {
    expect(said(named(others, "confirmed"))).toEqual([
      "SIGNED_BY_ANOTHER",
      "C’est à Bernard Le Goff de signer, par le lien envoyé à b…@exemple.fr. Un nouvel e-mail peut y être envoyé.",
    ]);
    expect(said(named(others, "to-confirm"))).toEqual([
      "ADDRESS_NOT_CONFIRMED",
      "C’est à Bernard Le Goff de signer, après avoir confirmé son adresse b…@exemple.fr par le lien que nous y avons envoyé.",
    ]);
    expect(said(named(others, "disowned"))).toEqual([
      "ADDRESS_NOT_CONFIRMED",
      "La personne qui lit b…@exemple.fr répond qu’elle n’est pas Bernard Le Goff. Corrigez l’adresse de qui signe.",
    ]);
  });

  it("names once who has several documents, and each of several people", () => {
    const paule = { ...named("paule@exemple.fr", "confirmed"), firstName: "Paule", lastName: "Roche" };
    expect(said(named(others, "confirmed"), named(others, "confirmed"), paule)?.[1]).toBe(
      "C’est à Bernard Le Goff et Paule Roche de signer, par le lien envoyé à b…@exemple.fr et p…@exemple.fr. Un nouvel e-mail peut y être envoyé.",
    );
  });
});
