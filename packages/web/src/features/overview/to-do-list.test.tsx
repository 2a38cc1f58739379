import { MantineProvider } from "@mantine/core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AnswersProvider } from "../../platform/answers-provider.tsx";
import { ClientProvider } from "../../platform/client.tsx";
import { ToDoList } from "./to-do-list.tsx";

const nobody = { consumers: 0, producers: 0 };
type Lists = Pick<ComponentProps<typeof ToDoList>, "today" | "more">;

const shownWith = (lists: Lists, awaited = nobody) =>
  renderToStaticMarkup(
    <AnswersProvider>
      <ClientProvider client={() => Promise.reject(new Error("nothing is sent"))}>
        <MantineProvider>
          <MemoryRouter>
            <ToDoList projectId="p1" awaited={awaited} {...lists} />
          </MemoryRouter>
        </MantineProvider>
      </ClientProvider>
    </AnswersProvider>,
  );

it("has the mail to confirm an address sent again where it is asked for, and leads elsewhere for the rest", () => {
  const shown = shownWith({
    today: [
      { kind: "confirm-address", count: 1 },
      { kind: "prepare-invitations", count: 1 },
    ],
    more: [],
  });
  const [address, invitations] = shown.split("Préparez vos invitations</p>");
  expect(address).toContain("Renvoyer l’e-mail");
  expect(address).not.toContain("<a ");
  expect(invitations).toContain('href="/communication-kit?projectId=p1"');
});

it("has who signs in the owner's stead written to where it is said, and leads him to no page to sign", () => {
  const shown = shownWith({
    today: [{ kind: "have-signed", count: 4, signers: ["Bernard Le Goff"] }],
    more: [],
  });
  expect(shown).toContain("Bernard Le Goff doit signer 4\u00a0documents</p>");
  expect(shown).toContain('aria-label="Relancer (Bernard Le Goff doit signer 4\u00a0documents)"');
  expect(shown).not.toContain("<a ");
});

it("has the owner say that a duty of the sharing is done where he reads it, beside the way to whom it is about", () => {
  const shown = shownWith({
    today: [{ kind: "tell-network", count: 2, names: ["Ana Roux", "Zoé Petit"] }],
    more: [],
  });
  expect(shown).toContain("À déclarer au gestionnaire du réseau\u00a0: 2\u00a0départs</p>");
  expect(shown).toContain(
    'aria-label="C’est fait (À déclarer au gestionnaire du réseau\u00a0: 2\u00a0départs)"',
  );
  expect(shown).toContain('href="/project-owner/p1/my-documents/annexe2"');
});

it("leads from the dues to what calls each member for them, also as what can wait", () => {
  const dues = { kind: "call-dues", count: 12, amountEur: 180 } as const;
  const toCalls = 'href="/project-owner/p1#cotisations"';
  const now = shownWith({ today: [dues], more: [] });
  expect(now).toContain(toCalls);
  expect(now).toContain("Appeler les cotisations");
  const later = shownWith({ today: [{ kind: "sign", count: 1 }], more: [dues] });
  expect(later).toMatch(/<a [^>]*href="\/project-owner\/p1#cotisations"[^>]*>Cotisations à appeler/u);
});

it("names what can wait, and leads to it", () => {
  const shown = shownWith({
    today: [{ kind: "sign", count: 1 }],
    more: [
      { kind: "name-grid-operator", count: 1 },
      { kind: "name-bearer", count: 1 },
    ],
  });
  expect(shown).toContain("Indiquez le gestionnaire du réseau</a>, <a");
  expect(shown).toContain('href="/project-owner/p1/my-perimeter#perimeter-details"');
  expect(shown).toContain("Dites qui porte le projet</a>");
});

describe("where nothing is to do", () => {
  const nothing = { today: [], more: [] };
  const textOf = (html: string) =>
    html
      .replaceAll(/<style.*?<\/style>|<[^>]+>/g, "")
      .replaceAll("\u00a0", " ")
      .trim();

  it("says that nobody needs anything while nobody is awaited", () => {
    expect(textOf(shownWith(nothing))).toMatch(/^Rien ne vous attend\. Vous serez prévenu/);
  });

  it("says who has something to complete first, and leads to where they are listed", () => {
    const shown = shownWith(nothing, { consumers: 3, producers: 1 });
    expect(textOf(shown)).toBe(
      "Vous n’attendez que d’autres : 3 participants ont encore à compléter leur dossier, 1 producteur a encore à compléter son dossier.",
    );
    expect([...shown.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      "/project-owner/p1/my-consumers/pre-integrated",
      "/project-owner/p1/my-producer",
    ]);
    expect(textOf(shownWith(nothing, { consumers: 1, producers: 0 }))).toContain(
      "1 participant a encore à compléter son dossier",
    );
  });
});

it("tells who may still retract as a sentence, and no item, where nothing is to be done about it", () => {
  const item = { kind: "await-retraction", count: 2, until: "2026-12-14" } as const;
  const shown = shownWith({ today: [item], more: [] });
  expect(shown).toContain("2\u00a0personnes peuvent encore se rétracter");
  expect(shown).toContain("Rien ne vous attend.");
  expect(shown).not.toContain("<li");
  expect(shownWith({ today: [{ ...item, leftOut: 1 }], more: [] })).toContain("<li");
});
