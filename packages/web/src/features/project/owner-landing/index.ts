export { OwnerLandingPage } from "./owner-landing-page.tsx";
