import { MantineProvider } from "@mantine/core";
import { paymentOf } from "@mec/domain/pmo";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PaymentReminder } from "./payment.tsx";

it("what a transfer or a cheque asks to write elsewhere is copied from its own line", () => {
  const payment = paymentOf(
    [
      {
        required: true,
        amount: 15,
        entranceFeeRequired: false,
        entranceFeeAmount: 0,
        paymentMethods: [
          { type: "TRANSFER", iban: "FR7630006000011234567890189", bic: "AGRIFRPP" },
          { type: "CHEQUE" },
        ],
      },
    ],
    { association: "Énergie de Penhars", seat: "3 rue du Lycée, Quimper", isPublicBody: false },
  );
  const shown = renderToStaticMarkup(
    <MantineProvider>{payment && <PaymentReminder payment={payment} />}</MantineProvider>,
  );
  const lines = shown.split("<li").slice(1);
  expect(lines.map((line) => line.split("</li>")[0]?.match(/Copier l’\p{L}+/gu))).toEqual([
    ["Copier l’IBAN"],
    ["Copier l’ordre", "Copier l’adresse"],
  ]);
});
