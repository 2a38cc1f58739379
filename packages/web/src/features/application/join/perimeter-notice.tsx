import { Alert, Anchor, Text } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import type { PlaceJudgement } from "@mec/domain/project";
import { Link } from "react-router";
import { Term } from "../../../parts/faq/term.tsx";
import { exploreNear } from "../../../parts/project/explore-near.ts";
import { outsideTitle, useFarAway } from "../../../parts/project/perimeter/far-away.ts";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { verdictLook } from "../../../parts/project/perimeter/verdict-look.ts";
import { borderReason, outsideReason } from "../../../parts/project/perimeter/verdict-reasons.ts";
import { t } from "../../../platform/i18n.ts";
import type { JoinTarget } from "./use-join-target.ts";

const words = (
  { verdict, reason }: PlaceJudgement,
  { km, far }: { readonly km: number; readonly far: string | null },
): [title: string, text: string] =>
  verdict === "border"
    ? [t("Le porteur vérifiera si cette adresse convient"), borderReason(reason)]
    : [
        outsideTitle(far),
        reason === "distance"
          ? (far ??
            t(
              "Avec vous, deux participants seraient à plus de {{km}}\u00a0km l’un de l’autre. Vous pouvez candidater\u00a0: le porteur du projet verra cette distance et décidera.",
              { km },
            ))
          : `${outsideReason(reason)} ${t("Vous pouvez candidater\u00a0: le porteur du projet décidera.")}`,
      ];

/** Warns a person who applies from outside the project's perimeter or from its border; it blocks nothing. */
export function PerimeterNotice({ target, address }: { target: JoinTarget | null; address: Address | null }) {
  const { data: judgement } = usePlaceVerdict(target?.projectId ?? null, address);
  const far = useFarAway(target?.projectId ?? null, address, judgement);
  if (!address || !judgement || judgement.verdict === "inside") return <div aria-live="polite" />;
  const [title, text] = words(judgement, { km: target?.perimeterKm ?? 2, far });
  const { icon: Icon } = verdictLook[judgement.verdict];
  return (
    <div aria-live="polite">
      <Alert mb="xl" bg="sun.0" c="gray.9" color="sun.9" icon={<Icon size={20} aria-hidden />} title={title}>
        <Text size="sm">
          {text}{" "}
          {far && (
            <>
              <Anchor component={Link} to={exploreNear(address)} inherit>
                {t("Voir les projets à la portée de cette adresse")}
              </Anchor>{" "}
            </>
          )}
          <Term name="perimeter">{t("Pourquoi un périmètre\u202f?")}</Term>
        </Text>
      </Alert>
    </div>
  );
}
