import type { PublicProject } from "@mec/api/project";
import { hasRoom } from "@mec/domain/project";
import { IconSolarPanel } from "@tabler/icons-react";
import { Link } from "react-router";
import { formOfRoof, useRoof } from "../../../parts/point/publishing/roof.ts";
import { againstText, earnsText } from "../../../parts/point/revenue/revenue-words.ts";
import { useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../platform/i18n.ts";
import text from "../../../ui/plain/text.module.css";
import { producePath } from "../public-page/join-path.ts";
import { Line } from "./answer-line.tsx";

/** What the described roof would earn at the project's price; without a project, only that it may produce there. */
function useRoofText(projectId: string | null): string {
  const [roof] = useRoof();
  const { revenue } = useRevenue({ plant: formOfRoof(roof), projectId, price: undefined });
  if (projectId === null || !revenue) return t("Votre toit peut y produire.");
  return t("Votre toit\u00a0: {{here}}, {{elsewhere}}.", {
    here: earnsText(revenue),
    elsewhere: againstText(revenue),
  });
}

interface Props {
  project: PublicProject;
  /** Whether to compute what the roof would earn: not in a list, which may hold a hundred projects. */
  isWeighed: boolean;
}

/** What a project answers to the roof that a farmer described in this browser. */
export function RoofLine({ project, isWeighed }: Props) {
  const told = useRoofText(isWeighed ? project.id : null);
  return (
    <Line tone="yes" icon={<IconSolarPanel size={18} aria-hidden />}>
      <span className="numbers">{told}</span>{" "}
      {!hasRoom(project.gauge) && t("Une production de plus y est bienvenue.")}{" "}
      {isWeighed && (
        <Link className={text.link} to={producePath(project)}>
          {t("Proposer mon toit")}
        </Link>
      )}
    </Line>
  );
}
