import { MantineProvider } from "@mantine/core";
import type { ApplicationStatus } from "@mec/domain/application";
import { paymentOf } from "@mec/domain/pmo";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MembershipDue } from "./membership-due.tsx";

const payment = paymentOf(
  [
    {
      ...{ required: true, amount: 15, entranceFeeRequired: true, entranceFeeAmount: 5 },
      paymentMethods: [{ type: "CHEQUE" as const }],
    },
  ],
  { association: "Les Watts", seat: "1 place de la Mairie, Quimper", isPublicBody: false },
);
const departure = { leavingOn: "2027-06-30", reason: "", requestedAt: "2027-04-01T10:00:00.000Z" };
const shown = (status: ApplicationStatus, isLeaving = false, day = "2027-04-01") =>
  renderToStaticMarkup(
    <MantineProvider>
      <MembershipDue
        payment={payment}
        application={{
          progress: [{ id: "1", status, by: "owner", createdAt: "2026-12-01T10:00:00.000Z" }],
          ...(isLeaving && { departure }),
        }}
        now={new Date(day)}
      />
    </MantineProvider>,
  );

it("who takes part reads what he has to pay once he has signed, and what each year asks once he shares", () => {
  expect(shown("SIGNED")).toContain("À régler à votre admission, si ce n’est déjà fait");
  expect(shown("EXPLOITATION")).toContain("Cotisation\u00a0: 15,00\u00a0€ par an");
  expect(shown("EXPLOITATION")).not.toContain("si ce n’est déjà fait");
  expect(shown("EXPLOITATION", false, "2026-12-02")).toContain(
    "À régler à votre admission, si ce n’est déjà fait",
  );
});

it("who asks to leave owes what he signed for, and reads of no year to come", () => {
  expect(shown("SIGNED", true)).toContain("Si le bureau vous a admis, votre départ n’y change rien");
  expect(shown("EXPLOITATION", true)).not.toContain("par an");
});
