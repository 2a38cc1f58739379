import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { departmentOfPostCode } from "@mec/domain/address";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import type { FoundProject } from "./use-found-projects.ts";

const mostShown = 12;

/** The departments, then the towns of these projects, each once. */
function placesOf(projects: readonly FoundProject[]): string[] {
  const departments = projects.flatMap(({ address }) => departmentOfPostCode(address.postCode)?.name ?? []);
  const towns = projects.map(({ address }) => address.city);
  return [...new Set([...departments, ...towns])].slice(0, mostShown);
}

/** The pages of the places where the listed projects are. */
export function PlaceLinks({ projects }: { projects: readonly FoundProject[] }) {
  return (
    <nav aria-labelledby="places" style={{ marginTop: 24 }}>
      <Text size="sm" fw={600} id="places" mb={4}>
        {t("Les projets par lieu")}
      </Text>
      <Text size="sm" component="div">
        {placesOf(projects).map((name, index) => (
          <span key={name}>
            {index > 0 && " · "}
            <Anchor component={Link} to={pages.place.to({ name })} size="sm">
              {name}
            </Anchor>
          </span>
        ))}
      </Text>
    </nav>
  );
}
