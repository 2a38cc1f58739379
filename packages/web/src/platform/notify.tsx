import type { NotificationData } from "@mantine/notifications";

/** Shows a toast. The library is fetched with the first one. */
export async function notify(toast: NotificationData): Promise<void> {
  const { notifications } = await import("@mantine/notifications");
  document.dispatchEvent(new Event(toastsWanted));
  notifications.show({ withBorder: true, closeButtonProps: { "aria-label": "Fermer" }, ...toast });
}

/** Told once there is a toast to show, so that the app mounts their container. */
export const toastsWanted = "mec:toasts";
