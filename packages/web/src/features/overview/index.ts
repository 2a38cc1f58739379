export { OwnerHomePage } from "./owner-home-page.tsx";
