export { DisputedConsentsPage } from "./disputed-consents-page.tsx";
export { ModerationPage } from "./moderation-page.tsx";
export { MissingsPage } from "./people/missings-page.tsx";
export { ParticipantsPage } from "./people/participants-page.tsx";
export { ReportAbusePage } from "./report-abuse-page.tsx";
