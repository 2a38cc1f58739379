export { DisputedConsentsPage } from "./disputed-consents-page.tsx";
export { ModerationPage } from "./moderation-page.tsx";
export { ReportAbusePage } from "./report-abuse-page.tsx";
