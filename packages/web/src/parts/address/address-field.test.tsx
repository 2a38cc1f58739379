import { MantineProvider } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ClientProvider } from "../../platform/client.tsx";
import { lyonAddress } from "./address.test-helper.ts";
import { AddressField } from "./address-field.tsx";

vi.stubGlobal("document", { getElementById: () => null });

const drawn = (value: Address | null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ClientProvider client={() => Promise.reject(new Error("nothing is sent"))}>
          <AddressField
            id="address"
            label="Adresse"
            value={value}
            onChange={() => {}}
            error={null}
            knownTown="69003 Lyon"
          />
        </ClientProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );

it("asks for the street of a town alone, and for nothing more of a whole address", () => {
  expect(drawn(null)).toContain("Ajoutez le numéro et la rue");
  expect(drawn(lyonAddress)).not.toContain("Ajoutez le numéro et la rue");
});
