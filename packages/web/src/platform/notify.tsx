import type { NotificationData } from "@mantine/notifications";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows a toast, replacing the one that has the same id. The library is fetched with the first toast. */
export async function notify(toast: NotificationData): Promise<void> {
  const { notifications } = await import("@mantine/notifications");
  document.dispatchEvent(new Event(toastsWanted));
  if (toast.id) {
    notifications.hide(toast.id);
    await nextFrame();
  }
  notifications.show({ withBorder: true, closeButtonProps: { "aria-label": "Fermer" }, ...toast });
}

/** Dispatched once there is a toast to show, so that the app mounts the toasts' container. */
export const toastsWanted = "mec:toasts";
