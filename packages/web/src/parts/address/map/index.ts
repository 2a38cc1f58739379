export { focusPin } from "./pin-element.ts";
export { ProjectMap } from "./project-map.tsx";
export type { MapArea, MapFit, MapFrame, MapLine, MapPin, MapPinKind, MapView } from "./types.ts";
