import { Anchor, Skeleton, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { KeptCurve } from "./kept-curve.tsx";
import type { Meter } from "./meter.ts";
import { UploadCurve } from "./upload-curve.tsx";
import { useCurve } from "./use-curve.ts";
import { useCurveUpload } from "./use-curve-upload.ts";
import { WhereToFind } from "./where-to-find.tsx";

interface Props {
  kind: Meter["kind"];
  pointId: string;
  /** Null while the meter is not known: no curve can then be stored. */
  prm: string | null;
  /** Where the meter and the consent are given. */
  consentPath: string;
}

const reasons = {
  consumer: "Avec vos relevés, les études se font sur votre vraie consommation, et non sur un profil type.",
  producer: "Avec vos relevés, l’étude se fait sur votre vraie production, et non sur une estimation.",
};

/** The load curve of a meter: upload, view, replace, delete. */
export function LoadCurvePanel({ kind, pointId, prm, consentPath }: Props) {
  const meter = { kind, pointId };
  const { data: curve, error, refetch } = useCurve(meter);
  const upload = useCurveUpload(meter);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (curve === undefined) return <Skeleton height={160} radius={12} />;
  if (!prm && !curve) {
    return (
      <Text>
        {t(reasons[kind])}{" "}
        <Anchor component={Link} to={consentPath}>
          {t("Donnez d’abord votre PDL et votre autorisation.")}
        </Anchor>
      </Text>
    );
  }
  return (
    <Stack gap="md">
      {!curve && <Text>{t(reasons[kind])}</Text>}
      {curve && <KeptCurve meter={meter} curve={curve} />}
      {curve && (
        <Text size="sm">
          {t(
            "Un fichier qui commence là où vos relevés finissent les complète. Tout autre fichier les remplace.",
          )}
        </Text>
      )}
      <UploadCurve
        label={curve ? t("Compléter ou remplacer mes relevés") : t("Choisir mon fichier")}
        upload={curve ? upload : { ...upload, kept: null }}
        consentPath={consentPath}
      />
      <WhereToFind />
    </Stack>
  );
}
