import { MantineProvider } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { lyonAddress } from "../../../../parts/address/address.test-helper.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { contactRows, gainRows, pointRows } from "./applicant-rows.tsx";

const shown = (gain: Parameters<typeof gainRows>[0]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SummaryList rows={gainRows(gain)} />
    </MantineProvider>,
  );

it("tells a candidate's euros in the words and the colour of the list", () => {
  const atPrice = "selon la fourchette du projet de 10 à 12 c€/kWh HT";
  const loss = shown({
    text: "de −73 à −25\u00a0€",
    range: { low: -73, high: -25 },
    isLoss: true,
    other: null,
    atPrice,
    isProposed: false,
    isAnnounced: true,
    cause: "Trop cher.",
  });
  expect(loss).toContain(atPrice);
  expect(loss).toContain("Trop cher.");
  expect(loss).toContain("Gain par an");
  expect(loss).toContain("de −73 à −25\u00a0€");
  expect(loss).toContain("red-9");
  const gain = {
    text: "de 8 à 86\u00a0€",
    range: { low: 8, high: 86 },
    isLoss: false,
    other: null,
    isProposed: false,
    isAnnounced: true,
    cause: null,
  };
  expect(shown({ ...gain, atPrice })).not.toContain("red-9");
  const other = { text: "de −34 à −4\u00a0€", range: { low: -34, high: -4 }, isLoss: true };
  // Without the exemption first, as in every other place.
  expect(shown({ ...gain, other, atPrice })).toMatch(
    /sans exonération\u00a0: de −34 à −4\u00a0€.*avec\u00a0: de 8 à 86\u00a0€/,
  );
});

it("knows a candidate's number from what he gave as the signatory, and nobody else's", () => {
  const holder = { email: "baptiste@exemple.fr", phoneNumber: "" };
  const shownOf = (email: string) =>
    renderToStaticMarkup(
      <MantineProvider>
        <SummaryList rows={contactRows(holder, { email, phoneNumber: "06 12 34 56 78" })} />
      </MantineProvider>,
    );
  expect(shownOf("Baptiste@exemple.fr")).toContain("06 12 34 56 78");
  expect(shownOf("camille@exemple.fr")).toContain("Non communiqué");
});

it("tells the owner when a business works, or that it did not say; nothing of a home", () => {
  const point: Omit<Applicant["consumptionPoint"], "consumerType"> = {
    ...{ id: "p1", name: "Au bon pain", address: lyonAddress, annualConsumption: "80000", prm: "" },
    ...{ sge: false, contract: null, applicationProgress: null },
    segment: "C5",
  };
  const hoursOf = (told: Pick<Applicant["consumptionPoint"], "consumerType" | "workingHours">) =>
    pointRows({ consumptionPoint: { ...point, ...told }, distance: 1 })
      .filter(({ label }) => label === "Horaires")
      .map(({ value }) => value);
  expect(hoursOf({ consumerType: "professional", workingHours: "early" })).toEqual(["Surtout tôt le matin"]);
  expect(hoursOf({ consumerType: "professional" })).toEqual(["Non précisés, comptés en journée"]);
  expect(hoursOf({ consumerType: "individual" })).toEqual([]);
  const townHall = { ...point, consumerType: "professional", reclaimsVat: false } as const;
  const vat = pointRows({ consumptionPoint: townHall, distance: 1 }).find(({ label }) => label === "TVA");
  expect(vat?.value).toBe("Non récupérée");
});
