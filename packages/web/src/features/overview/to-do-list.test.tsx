import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { AnswersProvider } from "../../platform/answers-provider.tsx";
import { ClientProvider } from "../../platform/client.tsx";
import { ToDoList } from "./to-do-list.tsx";

it("has the mail to confirm an address sent again where it is asked for, and leads elsewhere for the rest", () => {
  const shown = renderToStaticMarkup(
    <AnswersProvider>
      <ClientProvider client={() => Promise.reject(new Error("nothing is sent"))}>
        <MantineProvider>
          <MemoryRouter>
            <ToDoList
              projectId="p1"
              today={[
                { kind: "confirm-address", count: 1 },
                { kind: "prepare-invitations", count: 1 },
              ]}
              more={0}
            />
          </MemoryRouter>
        </MantineProvider>
      </ClientProvider>
    </AnswersProvider>,
  );
  const [address, invitations] = shown.split("Préparez vos invitations</p>");
  expect(address).toContain("Renvoyer l’e-mail");
  expect(address).not.toContain("<a ");
  expect(invitations).toContain('href="/communication-kit?projectId=p1"');
});
