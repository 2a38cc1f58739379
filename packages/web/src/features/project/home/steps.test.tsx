import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

const chosen = vi.hoisted(() => ({ type: undefined as "individual" | "professional" | undefined }));
vi.mock("../../../platform/profile-type.ts", () => ({ useProfileType: () => [chosen.type] }));
// Another test of this process may have read them as another visitor.
vi.resetModules();
const { Doors } = await import("./doors.tsx");
const { Steps } = await import("./steps.tsx");

it.each([
  ["who has not said who he is", undefined, "Décrivez votre logement et votre compteur."],
  ["an individual", "individual", "Décrivez votre logement et votre compteur."],
  ["a professional", "professional", "Décrivez votre local et votre compteur."],
] as const)("how it works speaks of the place of %s", (_, type, text) => {
  chosen.type = type;
  expect(renderToStaticMarkup(<Steps />)).toContain(text);
});

it.each([
  ["an individual", "individual", "produite près de chez vous"],
  ["a professional", "professional", "l’électricité de votre entreprise"],
] as const)("the door to consume speaks of the place of %s", (_, type, text) => {
  chosen.type = type;
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <Doors />
    </MemoryRouter>,
  );
  expect(shown).toContain(text);
});
