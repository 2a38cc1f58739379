import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import styles from "./avatar.module.css";
import { Avatar } from "./avatar.tsx";

const markup = (firstName: string | null, isOwnerSpace: boolean) =>
  renderToStaticMarkup(<Avatar firstName={firstName} isOwnerSpace={isOwnerSpace} />);

describe("the avatar", () => {
  it.each([
    ["green", false],
    ["indigo", true],
  ] as const)("shows the first letter, in %s where the owner's space is: %s", (colour, isOwnerSpace) => {
    const shown = markup(" élodie", isOwnerSpace);
    expect(shown).toContain(">É</span>");
    expect(shown).toContain(styles[colour]);
    expect(shown).not.toContain(styles[colour === "green" ? "indigo" : "green"]);
  });

  it("is a generic person for a visitor", () => {
    expect(markup(null, false)).toContain("<svg");
    expect(markup(null, false)).not.toMatch(/>\p{L}/u);
  });
});
