export { AnimalAvatar } from "./animals/animal-avatar.tsx";
export { ConsumeDoor, LeadDoor, ProduceDoor } from "./doors.tsx";
export { NoApplication, NoResult, Unplugged } from "./empty-states.tsx";
export { BillWithPdl, LinkyWithPdl } from "./find-my-pdl.tsx";
export { HeroIllustration } from "./hero.tsx";
export { FindStep, JoinStep, ShareStep, SignStep } from "./steps.tsx";
