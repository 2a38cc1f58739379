import { Group, List, Text } from "@mantine/core";
import type { Payment as Due } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";

type How = Pick<Due, "means" | "iban" | "cheque" | "note">;

/** Whether a way to pay is the transfer to this account. */
const names = (means: string, iban: string): boolean => means.replaceAll(/\s/gu, "").includes(iban);

/** Whether it is the cheque to this order, which the transfer does not name. */
const isTo = (means: string, order: string): boolean => means.includes(`«\u00a0${order}\u00a0»`);

/** What a person writes elsewhere to pay in one of these ways: each is copied by a tap. */
function ToCopy({ means, iban, cheque }: Pick<How, "iban" | "cheque"> & { means: string }) {
  const isTransfer = iban && names(means, iban);
  const written = cheque && isTo(means, cheque.order) ? cheque : null;
  if (!isTransfer && !written) return null;
  return (
    <Group gap="xs" my={4}>
      {isTransfer && <CopyButton size="sm" label={t("Copier l’IBAN")} text={iban} copied={t("IBAN copié")} />}
      {written && (
        <CopyButton size="sm" label={t("Copier l’ordre")} text={written.order} copied={t("Ordre copié")} />
      )}
      {written?.address && (
        <CopyButton
          size="sm"
          label={t("Copier l’adresse")}
          text={written.address}
          copied={t("Adresse copiée")}
        />
      )}
    </Group>
  );
}

const Means = ({ means, iban, cheque, note }: How) => (
  <>
    <List size="sm" mt={4}>
      {means.map((one) => (
        <List.Item key={one}>
          {one}
          <ToCopy means={one} {...(iban && { iban })} {...(cheque && { cheque })} />
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

/** A sum, and in one tap how it is paid: who paid meanwhile has nothing more to read. */
const Told = ({ said, how, isNew = false }: { said: string; how: How; isNew?: boolean }) => (
  <div className="prose">
    <Text {...(isNew ? { fw: 600 } : { size: "sm" })}>{said}</Text>
    {how.means.length > 0 && (
      <Text component="details" size="sm">
        <summary>{t("Comment payer")}</summary>
        <Means {...how} />
      </Text>
    )}
  </div>
);

/** What membership costs, where the bulletin has just been signed. */
export const Payment = ({ payment: { due, ...how } }: { payment: Due }) => (
  <Told said={due} how={how} isNew />
);

/** The same wherever it is read again. */
export const PaymentReminder = ({ payment: { due, reminder, ...how } }: { payment: Due }) => (
  <Told said={reminder || due} how={how} />
);

/** What each year asks of who takes part; nothing where no fee is yearly. */
export const YearlyPayment = ({ payment: { yearly, note: _, ...how } }: { payment: Due }) =>
  yearly ? <Told said={yearly} how={how} /> : null;
