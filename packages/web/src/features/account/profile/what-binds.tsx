import { Anchor, Checkbox, List } from "@mantine/core";
import { pages } from "@mec/api";
import type { Commitment } from "@mec/api/document";
import {
  type BoundProject,
  beforeErasureText,
  boundProjectText,
  commitmentText,
  erasureKeepsText,
} from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** Those of them that he may still retract. */
export const retractable = (commitments: readonly Commitment[]): Commitment[] =>
  commitments.filter(({ retractUntil }) => retractUntil !== undefined);

/** The way that ends it, on the page of the place. */
function Way({ kind, pointId, retractUntil }: Commitment) {
  const label = retractUntil
    ? t("Me rétracter (jusqu’au {{day}})", { day: formatDate(retractUntil) })
    : t("Demander à partir");
  const page =
    kind === "producer" ? pages.portfolio.to() : pages.consumerApplication.to({ consumerId: pointId });
  return <Anchor href={page}>{label}</Anchor>;
}

interface Props {
  commitments: readonly Commitment[];
  projects: readonly BoundProject[];
  onRetracting: (isRetracting: boolean) => void;
}

/** What the deletion of the account does not end, with the ways that do, and the one that may go with it. */
export function WhatBinds({ commitments, projects, onRetracting }: Props) {
  if (commitments.length + projects.length === 0) return null;
  return (
    <>
      <p style={{ marginTop: 0 }}>
        <strong>{t(erasureKeepsText)}</strong>
      </p>
      <List spacing={8} mb="md">
        {commitments.map((one) => (
          <List.Item key={one.applicationId}>
            <Unbroken text={`${commitmentText(one)}. ${t(beforeErasureText(one))}`} /> <Way {...one} />
          </List.Item>
        ))}
        {projects.map((one) => (
          <List.Item key={one.projectName}>
            <Unbroken text={t(boundProjectText(one))} />
          </List.Item>
        ))}
      </List>
      {retractable(commitments).length > 0 && (
        <Checkbox
          mb="md"
          label={t("Me rétracter aussi, en même temps, de ce que la loi me permet encore")}
          onChange={({ currentTarget }) => onRetracting(currentTarget.checked)}
        />
      )}
    </>
  );
}
