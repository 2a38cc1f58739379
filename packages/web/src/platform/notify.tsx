import type { NotificationData } from "@mantine/notifications";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows a toast, in place of the one that has its id. The library is fetched with the first one. */
export async function notify(toast: NotificationData): Promise<void> {
  const { notifications } = await import("@mantine/notifications");
  document.dispatchEvent(new Event(toastsWanted));
  if (toast.id) {
    notifications.hide(toast.id);
    await nextFrame();
  }
  notifications.show({ withBorder: true, closeButtonProps: { "aria-label": "Fermer" }, ...toast });
}

/** Told once there is a toast to show, so that the app mounts their container. */
export const toastsWanted = "mec:toasts";
