import { Card, Stack, Text, Title } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { ownBodyNotes, ownBodySum } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import styles from "./study.module.css";

/** What one gains in all who produces and consumes: of the two sums above he pays a part to himself. */
function OwnBody({ body }: { body: NonNullable<Study["ownBodies"]>[number] }) {
  const { cases, lines } = ownBodySum(body);
  return (
    <Card padding="md" component="section">
      <Stack gap="sm">
        <Title order={3} size="h4">
          {t("Produire et consommer\u00a0: {{name}}", { name: body.name })}
        </Title>
        {cases.map(({ total, name, compared }) => (
          <div key={total}>
            <Text fw={650} size="lg" className="numbers">
              {t("{{total}} par an, en tout", { total })}
            </Text>
            <Text size="sm" className="numbers">
              {[name, compared].filter(Boolean).join("\u00a0: ")}
            </Text>
          </div>
        ))}
        <dl className={`${styles.facts} ${styles.sums}`}>
          {lines.map(([label, sum]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numbers">{sum}</dd>
            </div>
          ))}
        </dl>
        <Text component="details" size="sm" c="dimmed" className="prose">
          <summary>{t("Ce que ces sommes comptent")}</summary>
          {ownBodyNotes(body).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Text>
      </Stack>
    </Card>
  );
}

/** One block for each; nothing where all who sell only sell. */
export const OwnBodies = ({ bodies = [] }: { bodies: Study["ownBodies"] }) =>
  bodies.map((body) => <OwnBody key={body.plants.join()} body={body} />);
