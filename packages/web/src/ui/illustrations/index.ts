export { ConsumeDoor, LeadDoor, ProduceDoor } from "./doors.tsx";
export { NoApplication, NoResult } from "./empty-states.tsx";
export { JoinStep, ShareStep } from "./steps.tsx";
