import { List, Text } from "@mantine/core";
import type { Payment as Due } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";

/** Whether a way to pay is the transfer to this account. */
const names = (means: string, iban: string): boolean => means.replaceAll(/\s/gu, "").includes(iban);

const Means = ({ means, iban, note }: Pick<Due, "means" | "iban" | "note">) => (
  <>
    <List size="sm" mt={4}>
      {means.map((one) => (
        <List.Item key={one}>
          {one}
          {iban && names(one, iban) && (
            <div style={{ marginBlock: 4 }}>
              <CopyButton label={t("Copier l’IBAN")} text={iban} copied={t("IBAN copié")} />
            </div>
          )}
        </List.Item>
      ))}
    </List>
    {note && (
      <Text size="sm" mt={4}>
        {note}
      </Text>
    )}
  </>
);

/** What membership costs and each way to pay it, where the bulletin has just been signed. */
export const Payment = ({ payment: { due, ...how } }: { payment: Due }) => (
  <div className="prose">
    <Text fw={600}>{due}</Text>
    <Means {...how} />
  </div>
);

/** A sum, and in one tap how it is paid: who paid meanwhile has nothing more to read. */
const Told = ({ said, how }: { said: string; how: Pick<Due, "means" | "iban" | "note"> }) => (
  <div className="prose">
    <Text size="sm">{said}</Text>
    {how.means.length > 0 && (
      <Text component="details" size="sm">
        <summary>{t("Comment payer")}</summary>
        <Means {...how} />
      </Text>
    )}
  </div>
);

/** The same wherever it is read again. */
export const PaymentReminder = ({ payment: { due, reminder, ...how } }: { payment: Due }) => (
  <Told said={reminder || due} how={how} />
);

/** What each year asks of who takes part; nothing where no fee is yearly. */
export const YearlyPayment = ({ payment: { yearly, means, iban } }: { payment: Due }) =>
  yearly ? <Told said={yearly} how={{ means, ...(iban && { iban }) }} /> : null;
