import type { ProfileType } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import { notify } from "../../platform/notify.tsx";
import { useProfileType } from "../../platform/profile-type.ts";

const titles: Record<ProfileType, string> = {
  professional: messages.professionalMode,
  individual: messages.individualMode,
};

/** Changes how prices read, and says so (specification §4). */
export function useChooseProfileType(): (type: ProfileType) => void {
  const [, write] = useProfileType();
  return (type) => {
    write(type);
    notify({ id: "profile-type", title: titles[type], message: messages.profileUpdated, color: "green" });
  };
}
