import { Anchor, Checkbox } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";

interface Props {
  id: string;
  value: boolean;
  onChange: (accepted: boolean) => void;
  error?: ReactNode;
}

/** The terms of use, accepted by a box that only the person ticks. */
export function TermsField({ id, value, onChange, error }: Props) {
  return (
    <div>
      <Checkbox
        id={id}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        label={t("J’accepte les conditions générales d’utilisation.")}
      />
      <p style={{ margin: "8px 0 0 36px", fontSize: "0.9375rem" }}>
        {t("À lire (nouvel onglet)\u00a0:")}{" "}
        <Anchor component={Link} to={pages.termsOfUse.to()} target="_blank" inherit>
          {t("les conditions")}
        </Anchor>
        {t(", et ")}
        <Anchor component={Link} to={pages.privacy.to()} target="_blank" inherit>
          {t("ce que nous faisons de vos données")}
        </Anchor>
        .
      </p>
    </div>
  );
}
