export { joinNodes, type Membership } from "./register.ts";
