import { MantineProvider } from "@mantine/core";
import type { ApplicationStatus } from "@mec/domain/application";
import { paymentOf } from "@mec/domain/pmo";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MembershipDue } from "./membership-due.tsx";

const fee = {
  ...{ required: true, amount: 15, entranceFeeRequired: true, entranceFeeAmount: 5 },
  paymentMethods: [{ type: "CHEQUE" as const }],
};
const payment = paymentOf([fee], {
  association: "Les Watts",
  seat: "1 place de la Mairie, Quimper",
  isPublicBody: false,
});
const step = (status: ApplicationStatus) => ({
  id: "1",
  status,
  createdAt: "2026-11-27T08:00:00Z",
  by: "owner" as const,
});
const shown = (status: ApplicationStatus, leavingOn?: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MembershipDue
        application={{ progress: [step(status)], ...(leavingOn && { departure: { leavingOn } as never }) }}
        payment={payment}
      />
    </MantineProvider>,
  ).replaceAll("\u00a0", " ");

it("a producer reads what to pay until he shares, and from then on what each year asks of him", () => {
  expect(shown("SIGNED")).toContain("À régler, si ce n’est déjà fait : 20,00 €");
  const sharing = shown("EXPLOITATION");
  expect(sharing).toContain("Cotisation : 15,00 € par an à l’association « Les Watts »");
  expect(sharing).toContain("Comment payer");
  expect(sharing).not.toContain("À régler");
});

it("is asked for nothing here once he asked to leave", () => {
  expect(shown("EXPLOITATION", "2027-01-31")).not.toContain("15,00");
});
