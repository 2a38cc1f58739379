import { MantineProvider } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SeatOffer } from "./seat-offer.tsx";

const school: Address = {
  label: "4 Rue de l’École 35600 Redon",
  houseNumber: "4",
  street: "Rue de l’École",
  postCode: "35600",
  city: "Redon",
  coordinates: { latitude: 47.65, longitude: -2.08 },
};

const shown = (seat: Address | null, placeAddress: Address | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SeatOffer seat={seat} placeAddress={placeAddress} onTake={() => undefined} />
    </MantineProvider>,
  );

it("offers the place's address for a seat that is not known yet, and nothing once it is", () => {
  expect(shown(null, school)).toContain("Le siège est à l’adresse de ce lieu");
  expect(shown(school, school)).not.toContain("button");
  expect(shown(null, null)).not.toContain("button");
});
