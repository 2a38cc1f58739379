import { profileTypeOfBearer } from "@mec/domain/project";
import { useEffect } from "react";
import { useProfileType } from "../../platform/profile-type.ts";
import { usePoints, useSession } from "../../platform/session.ts";
import { Welcome } from "./welcome.tsx";

/** Who has a project has told who stands behind it: the question is answered for him. Others are asked. */
export function SignedInWelcome() {
  const { user } = useSession();
  const { data: points } = usePoints();
  const [, choose] = useProfileType();
  const project = points?.projects[0];
  useEffect(() => {
    if (project) choose(profileTypeOfBearer(project.bearer));
  }, [project, choose]);
  const isKnown = user === null || points !== undefined;
  return isKnown && !project ? <Welcome /> : null;
}
