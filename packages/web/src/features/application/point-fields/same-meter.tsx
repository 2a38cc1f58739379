import { Alert, Anchor, Button } from "@mantine/core";
import { pages } from "@mec/api";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { useSameMeter } from "./use-same-meter.ts";

interface TypedProps {
  prm: string;
  /** The place that the number is given for, once there is one. */
  place: string | null;
}

/** A doubt about a number that was given for another place, told while it is typed: never a refusal. */
export function TypedTwice({ prm, place }: TypedProps) {
  const [other] = useSameMeter(prm, place);
  return (
    <div role="status">
      {other && (
        <Alert color="sun" mt="xs" p="sm">
          {t(
            "Vous avez déjà donné ce numéro pour «\u00a0{{name}}\u00a0». Chaque lieu a le sien\u00a0: vérifiez-le sur la facture.",
            { name: other.name },
          )}
        </Alert>
      )}
    </div>
  );
}

const meterOf = (consumerId: string): string => pages.consumerProfile.to({ consumerId }, { hash: "meter" });

interface KeptProps {
  point: Pick<ConsumptionPoint, "id" | "prm">;
  /** Leads to this place's number, too: it stands on another page. */
  isElsewhere?: boolean;
}

/** Two places of the person are kept with one number, and only one of them can take part: which one is wrong is his to say. */
export function SameMeter({ point, isElsewhere = false }: KeptProps) {
  const [other] = useSameMeter(point.prm, point.id);
  if (!other) return null;
  return (
    <Alert color="sun" title={t("Un seul PDL pour deux lieux")} style={{ overflowWrap: "anywhere" }}>
      {t("C’est aussi le numéro de")}{" "}
      <Anchor component={Link} to={meterOf(other.id)} inherit>
        {other.name}
      </Anchor>
      {t("\u00a0: un compteur ne participe qu’une fois. Corrigez celui qui est faux.")}
      {isElsewhere && (
        <Button component={Link} to={meterOf(point.id)} variant="default" size="sm" mt="sm" display="block">
          {t("Vérifier le PDL de ce lieu")}
        </Button>
      )}
    </Alert>
  );
}
