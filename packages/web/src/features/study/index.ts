export { MyStudyPage } from "./my-study/my-study-page.tsx";
