import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { IconCalculator } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";

/** To what a business hands to its accountant, of one of its places, as soon as it has a price. */
export const ToAccounting = ({
  point: { id, consumerType },
}: {
  point: Pick<ReadConsumptionPoint, "id" | "consumerType">;
}) =>
  consumerType === "professional" && (
    <Button
      component={Link}
      variant="default"
      {...wrapping}
      leftSection={<IconCalculator size={18} aria-hidden />}
      to={pages.consumerAccounting.to({ consumerId: id })}
    >
      {t("Pour votre comptable")}
    </Button>
  );
