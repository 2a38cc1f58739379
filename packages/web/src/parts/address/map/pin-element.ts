import type { MapPin, MapPinKind } from "./types.ts";

const drop = "M18 1C9 1 2 8 2 17c0 11 16 26 16 26s16-15 16-26C34 8 27 1 18 1Z";
const svg = (width: number, height: number, inside: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${inside}</svg>`;

/** Constant drawings: no text from a person is inserted here. */
const drawings: Record<Exclude<MapPinKind, "cluster">, string> = {
  project: svg(
    36,
    44,
    `<path class="mec-pin-body" d="${drop}"/><circle class="mec-pin-sun" cx="18" cy="17" r="6"/><path class="mec-pin-rays" d="M18 6v3M18 25v3M7 17h3M26 17h3M10.2 9.2l2.1 2.1M23.7 22.7l2.1 2.1M10.2 24.8l2.1-2.1M23.7 11.3l2.1-2.1"/>`,
  ),
  here: svg(
    28,
    28,
    `<circle class="mec-pin-body" cx="14" cy="14" r="13"/><path class="mec-pin-house" d="M14 6 6 13h2.3v7h11.4v-7H22Z"/>`,
  ),
  participant: svg(
    28,
    28,
    `<circle class="mec-pin-body" cx="14" cy="14" r="12"/><path class="mec-pin-tick" d="m8.5 14.5 4 4 7-8"/>`,
  ),
  candidate: svg(28, 28, `<circle class="mec-pin-body" cx="14" cy="14" r="11"/>`),
  outside: svg(
    28,
    28,
    `<path class="mec-pin-body" d="M14 2 27 25H1Z"/><path class="mec-pin-mark" d="M14 10v7M14 20.5v.5"/>`,
  ),
};

/** The point of each drawing that marks the place. */
export const pinAnchors: Record<MapPinKind, readonly [number, number]> = {
  project: [18, 43],
  here: [14, 14],
  participant: [14, 14],
  candidate: [14, 14],
  outside: [14, 14],
  cluster: [22, 22],
};

const templates = new Map<string, HTMLTemplateElement>();

/** A copy of a drawing that was parsed once: a map may hold hundreds. */
function draw(kind: keyof typeof drawings): Node {
  const template = templates.get(kind) ?? document.createElement("template");
  if (!templates.has(kind)) template.innerHTML = drawings[kind];
  templates.set(kind, template);
  return template.content.cloneNode(true);
}

function labelOf(text: string): HTMLElement {
  const label = document.createElement("span");
  label.className = "mec-pin-label";
  label.ariaHidden = "true";
  label.textContent = text;
  return label;
}

/** Gives the focus back to a pin that had it before something opened over the map. */
export function focusPin(id: string): void {
  document.querySelector<HTMLElement>(`button[data-pin="${CSS.escape(id)}"]`)?.focus();
}

/** A pin's own element: a real button when it does something, else a named picture. */
export function pinElement(pin: MapPin, isButton: boolean): HTMLElement {
  const element = document.createElement(isButton ? "button" : "span");
  if (element instanceof HTMLButtonElement) element.type = "button";
  else element.role = "img";
  element.className = `mec-pin mec-pin-${pin.kind}`;
  element.ariaLabel = pin.label;
  element.dataset.pin = pin.id;
  if (pin.kind === "cluster") {
    element.textContent = String(pin.count ?? "");
    element.dataset.size = (pin.count ?? 0) < 10 ? "s" : (pin.count ?? 0) < 100 ? "m" : "l";
  } else {
    element.append(draw(pin.kind), labelOf(pin.label));
  }
  return element;
}
