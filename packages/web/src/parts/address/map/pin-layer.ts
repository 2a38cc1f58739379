import L from "leaflet";
import { asideOf } from "./aside.ts";
import { pinAnchors, pinElement } from "./pin-element.ts";
import type { MapPin } from "./types.ts";

/** The map's event when it has other pins. */
export const pinsChanged = "pinschanged";

interface Shown {
  readonly pin: MapPin;
  readonly marker: L.Marker;
  readonly element: HTMLElement;
}

/** The visitor's own house on the map. */
export interface House {
  readonly place: MapPin["place"];
  /** Whether it gave way to a project that stands there. */
  readonly isAside: boolean;
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
  // All that has this class is styled anew as a drag begins and ends; the button itself says that it is one (map.css).
  marker.on("add", () => marker.getElement()?.classList.remove("leaflet-interactive"));
  // Through Leaflet, which knows a click from the end of a drag.
  marker.on("click", () => handlers.select(pin));
  for (const event of ["mouseenter", "focus"]) {
    element.addEventListener(event, () => handlers.highlight(pin.id));
  }
  for (const event of ["mouseleave", "blur"]) element.addEventListener(event, () => handlers.highlight(null));
  return { pin, marker, element };
}

/** Above projects, and below the one pointed at. */
const restingOrder = ({ kind }: MapPin) => (kind === "here" ? 500 : 0);

/** The house steps aside from the projects that stand where it is drawn, and is then named. */
function stepAside(map: L.Map, shown: readonly Shown[]): void {
  const spotOf = ({ marker }: Shown) => map.latLngToLayerPoint(marker.getLatLng());
  const others = shown.map((one) => ({ kind: one.pin.kind, x: spotOf(one).x, y: spotOf(one).y }));
  for (const one of shown) {
    if (one.pin.kind !== "here") continue;
    const aside = asideOf(spotOf(one), others);
    one.element.style.translate = aside ? `${aside.x}px ${aside.y}px` : "";
    one.element.toggleAttribute("data-aside", aside !== null);
  }
}

function mark({ pin, marker, element }: Shown, highlighted: string | null): void {
  const isHighlighted = pin.id === highlighted;
  if ((element.dataset.highlighted === "true") === isHighlighted) return;
  element.dataset.highlighted = String(isHighlighted);
  marker.setZIndexOffset(isHighlighted ? 1000 : restingOrder(pin));
}

/** How many pins come or go in one frame: a view may change hundreds, and panning must not wait for them. */
const perFrame = 50;

/**
 * The pins of a map, changed one by one so that those that stay keep the focus, and a few per frame so that
 * panning stays smooth.
 */
export function pinLayer(map: L.Map, handlers: PinHandlers) {
  const shown = new Map<string, Shown>();
  let highlighted: string | null = null;
  let work: (() => void)[] = [];
  let frame = 0;

  function remove({ pin, marker, element }: Shown) {
    const hadFocus = element === document.activeElement;
    marker.remove();
    shown.delete(pin.id);
    if (hadFocus) map.getContainer().focus();
  }

  function add(pin: MapPin) {
    const made = makePin(pin, handlers);
    shown.set(pin.id, made);
    made.marker.setZIndexOffset(restingOrder(pin)).addTo(map);
    mark(made, highlighted);
  }

  function workOn() {
    for (const step of work.splice(0, perFrame)) step();
    frame = work.length > 0 ? requestAnimationFrame(workOn) : 0;
    if (frame > 0) return;
    arrange();
    map.fire(pinsChanged);
  }

  const arrange = () => stepAside(map, [...shown.values()]);
  map.on("zoomend", arrange);

  return {
    /** The latest pins win: pending work for earlier pins is dropped. */
    show(pins: readonly MapPin[]) {
      const wanted = new Map(pins.map((pin) => [pin.id, pin]));
      const gone: Shown[] = [];
      for (const old of shown.values()) {
        const next = wanted.get(old.pin.id);
        if (next && isSame(next, old.pin)) wanted.delete(old.pin.id);
        else gone.push(old);
      }
      work = [...gone.map((old) => () => remove(old)), ...[...wanted.values()].map((pin) => () => add(pin))];
      cancelAnimationFrame(frame);
      workOn();
    },
    houses: (): readonly House[] =>
      [...shown.values()]
        .filter(({ pin }) => pin.kind === "here")
        .map(({ pin, element }) => ({ place: pin.place, isAside: element.hasAttribute("data-aside") })),
    highlight(id: string | null) {
      highlighted = id;
      for (const pin of shown.values()) mark(pin, highlighted);
    },
    close() {
      map.off("zoomend", arrange);
      cancelAnimationFrame(frame);
    },
  };
}
export type PinLayer = ReturnType<typeof pinLayer>;
