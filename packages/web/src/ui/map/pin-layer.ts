import L from "leaflet";
import { pinAnchors, pinElement } from "./pin-element.ts";
import type { MapPin } from "./types.ts";

interface Shown {
  readonly pin: MapPin;
  readonly marker: L.Marker;
  readonly element: HTMLElement;
}

export interface PinHandlers {
  readonly isButton: boolean;
  select(pin: MapPin): void;
  highlight(id: string | null): void;
}

const isSame = (a: MapPin, b: MapPin) =>
  a.kind === b.kind &&
  a.label === b.label &&
  a.count === b.count &&
  a.place.latitude === b.place.latitude &&
  a.place.longitude === b.place.longitude;

function makePin(pin: MapPin, handlers: PinHandlers): Shown {
  const isButton = handlers.isButton && pin.kind !== "here";
  const element = pinElement(pin, isButton);
  const [x, y] = pinAnchors[pin.kind];
  const icon = L.divIcon({ html: element, className: "mec-pin-place", iconSize: [0, 0], iconAnchor: [x, y] });
  const marker = L.marker([pin.place.latitude, pin.place.longitude], {
    icon,
    keyboard: false,
    interactive: isButton,
  });
  // Through Leaflet, which knows a click from the end of a drag.
  marker.on("click", () => handlers.select(pin));
  for (const event of ["mouseenter", "focus"]) {
    element.addEventListener(event, () => handlers.highlight(pin.id));
  }
  for (const event of ["mouseleave", "blur"]) element.addEventListener(event, () => handlers.highlight(null));
  return { pin, marker, element };
}

/** The pins of a map, changed one by one so that those that stay keep the focus, and panning stays light. */
export function pinLayer(map: L.Map, handlers: PinHandlers) {
  const shown = new Map<string, Shown>();

  function remove({ pin, marker, element }: Shown) {
    const hadFocus = element === document.activeElement;
    marker.remove();
    shown.delete(pin.id);
    if (hadFocus) map.getContainer().focus();
  }

  return {
    show(pins: readonly MapPin[]) {
      const wanted = new Map(pins.map((pin) => [pin.id, pin]));
      for (const old of [...shown.values()]) {
        const next = wanted.get(old.pin.id);
        if (next && isSame(next, old.pin)) wanted.delete(old.pin.id);
        else remove(old);
      }
      for (const pin of wanted.values()) {
        const made = makePin(pin, handlers);
        shown.set(pin.id, made);
        made.marker.addTo(map);
      }
    },
    highlight(id: string | null) {
      for (const { pin, marker, element } of shown.values()) {
        const isHighlighted = pin.id === id;
        if ((element.dataset.highlighted === "true") === isHighlighted) continue;
        element.dataset.highlighted = String(isHighlighted);
        marker.setZIndexOffset(isHighlighted ? 1000 : 0);
      }
    },
  };
}
export type PinLayer = ReturnType<typeof pinLayer>;
