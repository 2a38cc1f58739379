import type { SignatureSession } from "@mec/api/signature";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

type Left = NonNullable<SignatureSession["left"]>;

/** That a place has left, on which day, and what stays due for it. */
const leftText = ({ name, leftAt, due }: Left[number]): string => {
  const day = formatDate(leftAt);
  const told = name
    ? t("Depuis le {{day}}, «\u00a0{{name}}\u00a0» ne participe plus à ce projet.", { day, name })
    : t("Depuis le {{day}}, l’un de vos lieux ne participe plus à ce projet.", { day });
  return due ? `${told} ${t(due)}` : told;
};

/** The same of all that have left, and that the others stay; a single place of who left altogether needs no name. */
export function leftTexts({ leftAt, left = [] }: Pick<SignatureSession, "leftAt" | "left">): string[] {
  const [only, ...others] = left;
  if (!only) return [];
  if (!leftAt) return [...left.map(leftText), t("Pour le reste, rien ne change.")];
  if (others.length > 0) return left.map(leftText);
  return only.due ? [t(only.due)] : [];
}
