import { NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { AnnexeOverview } from "@mec/api/document";
import { lossesWarning, needsDerogation } from "@mec/domain/document";
import { t } from "../../../platform/i18n.ts";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { type AnnexeForm, earliestText, type Wish } from "./annexe-form.ts";

type AnnexeProducer = AnnexeOverview["producers"][number];
type Form = UseFormReturnType<AnnexeForm>;

/** Names the installation and, until the owner chooses, what the annex says of its surplus. */
function about({ name, purchaseContract }: AnnexeProducer): string {
  if (purchaseContract === null) return name;
  return purchaseContract
    ? t("{{name}}. Vos conditions de vente annoncent un contrat d’achat.", { name })
    : t(
        "{{name}}. Vos conditions de vente disent le surplus sans contrat d’achat\u00a0: les sommes le comptent pourtant au tarif publié (EDF\u00a0OA, S21), qui en demande un et se cumule avec le partage. Si vous en signez un, corrigez ces conditions.",
        { name },
      );
}

const unsaid = ({ purchaseContract }: AnnexeProducer): string =>
  purchaseContract === null ? t("À préciser") : t("Selon vos conditions de vente");

function SurplusFields({ form, producer }: { form: Form; producer: AnnexeProducer }) {
  const { productionPointId, pointName, power } = producer;
  const path = `surplus.${productionPointId}`;
  const kind = form.values.surplus[productionPointId]?.kind;
  const warning = kind === "losses" ? lossesWarning(power) : null;
  return (
    <Stack gap="sm">
      <NativeSelect
        {...fieldOf(form, `${path}.kind`)}
        size="md"
        label={pointName}
        description={about(producer)}
        data={[
          { value: "", label: unsaid(producer) },
          { value: "buyer", label: t("Vendu à un acheteur") },
          { value: "losses", label: t("Cédé gratuitement aux pertes du réseau") },
        ]}
      />
      {kind === "buyer" && (
        <TextInput
          {...fieldOf(form, `${path}.buyer`)}
          label={t("Acheteur du surplus de «\u00a0{{point}}\u00a0»", { point: pointName })}
          maxLength={100}
          autoComplete="off"
        />
      )}
      <div role="status">
        {warning !== null && (
          <Text size="sm" c="gray.8">
            {warning}
          </Text>
        )}
      </div>
    </Stack>
  );
}

interface Props {
  form: Form;
  /** km. */
  perimeter: number;
  producers: readonly AnnexeProducer[];
  wish: Wish | null;
}

/** What the annex needs and no other page asks. */
export function AnnexeFields({ form, perimeter, producers, wish }: Props) {
  return (
    <Stack gap="xl">
      <TextInput
        {...fieldOf(form, "startDate")}
        label={t("Date de démarrage souhaitée")}
        description={earliestText(wish)}
        type="date"
        maw={260}
      />
      {needsDerogation(perimeter) && (
        <TextInput
          {...fieldOf(form, "derogation")}
          label={t("Référence de la dérogation")}
          description={t(
            "Celle de la décision du ministre chargé de l’énergie, qui permet un périmètre de {{km}}\u00a0km.",
            { km: perimeter },
          )}
          maxLength={100}
          autoComplete="off"
        />
      )}
      {producers.length > 0 && (
        <FieldGroup legend={t("Que devient le surplus de chaque installation\u202f?")}>
          {producers.map((producer) => (
            <SurplusFields key={producer.productionPointId} form={form} producer={producer} />
          ))}
        </FieldGroup>
      )}
    </Stack>
  );
}
