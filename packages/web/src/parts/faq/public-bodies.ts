import { pages } from "@mec/api";
import { t } from "../../platform/i18n.ts";

/** Where a public body reads what it votes, buys by and signs. */
export const ofPublicBodies = {
  text: t("Comment une collectivité participe"),
  to: pages.article.to({ slug: "comment-une-collectivite-participe-t-elle-a-une-operation" }),
} as const;
