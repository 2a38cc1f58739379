export { MyKeyPage } from "./my-key/my-key-page.tsx";
export { MyStudyPage } from "./my-study/my-study-page.tsx";
