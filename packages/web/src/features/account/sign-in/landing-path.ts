import { paths } from "@mec/api";
import { type Landing, landingAfterLogin, type SessionUser, type UserPoints } from "@mec/domain/account";

function pathOf(landing: Landing): string {
  switch (landing.to) {
    case "support":
      return paths.supportModeration;
    case "home":
      return paths.home;
    case "consumer":
      return paths.consumer(landing.consumerId, "application");
    case "portfolio":
      return paths.portfolio;
  }
}

/** Where a person goes after login (specification §4). */
export function landingPath(user: Pick<SessionUser, "roles">, points: UserPoints): string {
  return pathOf(landingAfterLogin(user, points));
}
