import { Anchor } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { t } from "../../../../platform/i18n.ts";
import { Fact, Facts } from "./fact.tsx";

export function ContactFacts({ holder }: Pick<Applicant, "holder">) {
  const { email, phoneNumber } = holder;
  return (
    <Facts title={t("Contact")}>
      <Fact label={t("E-mail")}>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </Fact>
      <Fact label={t("Téléphone")}>
        {phoneNumber ? (
          <Anchor href={`tel:${phoneNumber.replaceAll(" ", "")}`}>{phoneNumber}</Anchor>
        ) : (
          t("Non communiqué")
        )}
      </Fact>
    </Facts>
  );
}
