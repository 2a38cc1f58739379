export { MyPerimeterPage } from "./my-perimeter-page.tsx";
export { MyProducerPage } from "./my-producer-page.tsx";
