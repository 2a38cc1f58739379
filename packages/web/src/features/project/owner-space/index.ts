export { OwnerSpace } from "./owner-space.tsx";
