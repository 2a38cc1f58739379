export { ShortAddressPage } from "./short-address-page.tsx";
