import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { Folded, Folds } from "../../ui/layout/folded.tsx";
import { Said } from "./said.tsx";

/** What a sum rests on, for who asks; nothing where nothing is known of it. */
export function WhereFrom({ texts, children }: { texts: readonly (string | null)[]; children?: ReactNode }) {
  const told = texts.filter((text) => text !== null);
  if (told.length === 0) return null;
  return (
    <Folds>
      <Folded title={t("D’où vient cette somme\u202f?")}>
        {told.map((text) => (
          <Text key={text} size="sm" className="numbers">
            <Said text={text} />
          </Text>
        ))}
        {children}
      </Folded>
    </Folds>
  );
}
