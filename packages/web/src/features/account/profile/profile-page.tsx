import { Stack } from "@mantine/core";
import { type ComponentType, Suspense } from "react";
import { t } from "../../../platform/i18n.ts";
import { useOwnProfile } from "../../../platform/own-profile.ts";
import { useSession } from "../../../platform/session.ts";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { DataExport } from "./data-export.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailUndo } from "./email-undo.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SecurityCard } from "./security/security-card.tsx";
import { SessionsCard } from "./security/sessions-card.tsx";
import { VerificationReminder } from "./verification-reminder.tsx";
import { VerificationResult } from "./verification-result.tsx";

interface Props {
  /** The journal of who saw or changed the person's data. */
  Journal: ComponentType;
  /** The signed papers of the person, shown by another feature. */
  SignedPapers: ComponentType;
  /** What a phone has no other place for. */
  Menu: ComponentType;
}

function OwnProfile({ Journal, SignedPapers }: Omit<Props, "Menu">) {
  const { data: profile, error, refetch } = useOwnProfile();
  if (error) return <FailedPage error={error} retry={refetch} />;
  if (!profile) return <PageSkeleton />;
  return (
    <Page title={t("Votre profil")} intro={profile.email}>
      <Stack gap="lg">
        {!profile.emailVerified && <VerificationReminder email={profile.email} />}
        {profile.pendingEmail && <PendingEmail email={profile.pendingEmail} current={profile.email} />}
        {/* Another account, opened in another tab, has a form of its own. */}
        <IdentityForm key={profile.created} profile={profile} />
        <ProfileCard
          id="papiers-signes"
          title={t("Mes papiers signés")}
          text={t("Ce que vous avez signé. Ce que tous ont signé reste ici même si le projet n’existe plus.")}
        >
          <SignedPapers />
        </ProfileCard>
        <PasswordForm />
        <SecurityCard />
        <SessionsCard />
        <DataExport Journal={Journal} />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}

/** The account's page, below the phone's menu, under what a mailed link did; a visitor logs in on the spot, above it. A mailed link confirms the address, signed in or not. */
export function ProfilePage({ Menu, ...props }: Props) {
  const { user } = useSession();
  const menu = (
    <Suspense fallback={null}>
      <Menu />
    </Suspense>
  );
  return (
    <>
      <VerificationResult />
      <EmailUndo />
      {user && menu}
      {user === undefined && <PageSkeleton />}
      {user === null && <SignInPage />}
      {user === null && menu}
      {user && <OwnProfile {...props} />}
    </>
  );
}
