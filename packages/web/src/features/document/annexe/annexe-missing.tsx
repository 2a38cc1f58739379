import { Alert, Anchor, List, Text } from "@mantine/core";
import { plural } from "@mec/domain/shared";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { focusField } from "../../../ui/forms/focus-field.ts";
import type { AnnexeLine } from "./annexe-lines.ts";

/** Beyond this, a button shows the whole list. */
const mostLines = 10;

function LineLink({ label, mend }: AnnexeLine) {
  return "to" in mend ? (
    <Anchor component={Link} to={mend.to} size="sm" c="gray.9">
      {label}
    </Anchor>
  ) : (
    <Anchor href={`#${mend.field}`} size="sm" c="gray.9" onClick={(event) => focusField(event, mend.field)}>
      {label}
    </Anchor>
  );
}

/** What the annex shows as "à compléter", each with a link to where it is supplied. */
export function AnnexeMissing({ lines, isKept }: { lines: readonly AnnexeLine[]; isKept: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? lines : lines.slice(0, mostLines);
  const hidden = lines.length - shown.length;
  return (
    <div role="status">
      {lines.length === 0 && (
        <Alert color="green">
          {isKept
            ? t("Rien ne manque à l’annexe\u00a0: vous pouvez la recopier dans le modèle du gestionnaire.")
            : t("Rien ne manque à ce que vous avez saisi\u00a0: enregistrez-le pour compléter l’annexe.")}
        </Alert>
      )}
      {lines.length > 0 && (
        <Alert color="sun" title={t("À compléter dans l’annexe")}>
          <List size="sm" spacing={8}>
            {shown.map((line) => (
              <List.Item key={JSON.stringify(line)}>
                <LineLink {...line} />
                {line.detail !== "" && (
                  <Text span size="sm">
                    {"\u00a0: "}
                    {line.detail}
                  </Text>
                )}
              </List.Item>
            ))}
          </List>
          {hidden > 0 && (
            <Anchor component="button" type="button" size="sm" mt="xs" onClick={() => setOpen(true)}>
              {t("Voir aussi {{lines}}", { lines: plural(hidden, t("autre ligne"), t("autres lignes")) })}
            </Anchor>
          )}
        </Alert>
      )}
    </div>
  );
}
