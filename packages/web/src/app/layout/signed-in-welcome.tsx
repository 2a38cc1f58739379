import { useEffect } from "react";
import { useProfileType } from "../../platform/profile-type.ts";
import { usePoints, useSession } from "../../platform/session.ts";
import { profileTypeTold } from "./profile-type-told.ts";
import { Welcome } from "./welcome.tsx";

/** Who has a project or a place has told what he is: the question is answered for him. Others are asked. */
export function SignedInWelcome() {
  const { user } = useSession();
  const { data: points } = usePoints();
  const [, choose] = useProfileType();
  const told = points && profileTypeTold(points);
  useEffect(() => {
    if (told) choose(told);
  }, [told, choose]);
  // The support team reads the prices of others, as they were told to them.
  if (user?.roles.includes("support")) return null;
  const isKnown = user === null || points !== undefined;
  return isKnown && !told ? <Welcome /> : null;
}
