export { alone, joinNodes, type Membership } from "./register.ts";
