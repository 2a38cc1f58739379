import { pages } from "@mec/api";
import { type Landing, landingAfterLogin, type SessionUser, type UserPoints } from "@mec/domain/account";

function pathOf(landing: Landing): string {
  switch (landing.to) {
    case "security":
      return pages.profile.to({}, { hash: "securite" });
    case "support":
      return pages.supportModeration.to();
    case "home":
      return pages.home.to();
    case "consumer":
      return pages.consumerApplication.to({ consumerId: landing.consumerId });
    case "portfolio":
      return pages.portfolio.to();
  }
}

/** Where a person goes after login (specification §4). */
export function landingPath(
  user: Pick<SessionUser, "roles" | "secondFactorRequired">,
  points: UserPoints,
): string {
  return pathOf(landingAfterLogin(user, points));
}
