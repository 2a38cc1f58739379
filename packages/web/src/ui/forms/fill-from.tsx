import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";

interface Props {
  label: string;
  fill: () => void;
}

/** Fills a form with what was said of another place, to be read and corrected. */
export function FillFrom({ label, fill }: Props) {
  const [isFilled, setFilled] = useState(false);
  return (
    <div>
      <Button
        variant="light"
        style={{ height: "auto", minHeight: 42, paddingBlock: 6 }}
        styles={{ label: { whiteSpace: "normal", lineHeight: 1.35 } }}
        onClick={() => {
          fill();
          setFilled(true);
        }}
      >
        {label}
      </Button>
      <Text size="sm" c="dimmed" mt={4} role="status">
        {isFilled && t("C’est rempli\u00a0: relisez, et corrigez ce qui diffère pour ce lieu.")}
      </Text>
    </div>
  );
}
