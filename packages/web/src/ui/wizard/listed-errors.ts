import type { ReactNode } from "react";

const textOf = (id: string | null | undefined): string =>
  (id && document.getElementById(id)?.textContent) || "";

/** The group that holds the field, when several are alike: "Fondateur 2". */
function groupOf(field: HTMLElement): string {
  return textOf(field.closest("[role=group]")?.getAttribute("aria-labelledby"));
}

/** What a field is called on the page; "" for a checkbox, whose label is a sentence. */
function nameOf(field: HTMLElement): string {
  if (field.getAttribute("type") === "checkbox") return "";
  const group = field.closest("[role=radiogroup]")?.getAttribute("aria-labelledby");
  const label = group
    ? document.getElementById(group)
    : document.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  const name = (label?.textContent ?? "").replace(/[\s?…]+$/, "");
  return [groupOf(field), name].filter((part) => part !== "").join(", ");
}

/** 1 when `a` comes after `b` on the page; fields that are not on the page come last. */
function pageOrder(a: HTMLElement | null, b: HTMLElement | null): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * The errors as the summary lists them: in the order of the page, with each field's name, since two fields
 * may have the same message.
 */
export function listedErrors(errors: Record<string, ReactNode>): Record<string, ReactNode> {
  const found = Object.entries(errors).map(([id, message]) => ({
    id,
    message,
    field: document.getElementById(id),
  }));
  found.sort((a, b) => pageOrder(a.field, b.field));
  return Object.fromEntries(
    found.map(({ id, message, field }) => {
      const name = field && message ? nameOf(field) : "";
      return [id, name ? `${name}\u00a0: ${String(message)}` : message];
    }),
  );
}
