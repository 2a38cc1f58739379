export { ApplicationPage } from "./application/application-page.tsx";
export { MyProfilePage } from "./profile/my-profile-page.tsx";
export { SharePage } from "./share/share-page.tsx";
export { ConsumerSpace } from "./space/consumer-space.tsx";
