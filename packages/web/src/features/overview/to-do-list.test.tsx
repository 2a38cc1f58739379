import { MantineProvider } from "@mantine/core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { AnswersProvider } from "../../platform/answers-provider.tsx";
import { ClientProvider } from "../../platform/client.tsx";
import { ToDoList } from "./to-do-list.tsx";

const shownWith = (lists: Pick<ComponentProps<typeof ToDoList>, "today" | "more">) =>
  renderToStaticMarkup(
    <AnswersProvider>
      <ClientProvider client={() => Promise.reject(new Error("nothing is sent"))}>
        <MantineProvider>
          <MemoryRouter>
            <ToDoList projectId="p1" {...lists} />
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
