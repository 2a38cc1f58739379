import { Stack } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { DataExport } from "./data-export.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { profileKey } from "./profile-key.ts";
import { VerificationReminder } from "./verification-reminder.tsx";
import { VerificationResult } from "./verification-result.tsx";

function OwnProfile() {
  const call = useClient();
  const {
    data: profile,
    error,
    refetch,
  } = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(accountCalls.getProfile, { signal }),
  });
  if (error) return <FailedPage error={error} retry={refetch} />;
  if (!profile) return <PageSkeleton />;
  return (
    <Page title={t("Votre profil")} intro={profile.email}>
      <Stack gap="lg">
        {!profile.emailVerified && <VerificationReminder email={profile.email} />}
        <IdentityForm profile={profile} />
        <PasswordForm />
        <DataExport />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}

/** The account's page; a visitor logs in on the spot. A mailed link confirms the address, signed in or not. */
export function ProfilePage() {
  const { user } = useSession();
  return (
    <>
      <VerificationResult />
      {user === undefined && <PageSkeleton />}
      {user === null && <SignInPage />}
      {user && <OwnProfile />}
    </>
  );
}
