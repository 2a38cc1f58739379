import { Badge } from "@mantine/core";
import type { ProjectState } from "./project-state.ts";

const textColors = { green: "green.8", yellow: "sun.8", red: "red.9", gray: "gray.8" };
const surfaces = { green: "green", yellow: "sun", red: "red", gray: "gray" };

export function ProjectBadge({ state }: { state: ProjectState }) {
  return (
    <Badge
      variant="light"
      size="lg"
      tt="none"
      fw={600}
      color={surfaces[state.color]}
      c={textColors[state.color]}
    >
      {state.label}
    </Badge>
  );
}
