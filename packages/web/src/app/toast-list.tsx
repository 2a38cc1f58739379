import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import styles from "./toast-list.module.css";

export function ToastList() {
  return <Notifications position="top-right" limit={3} className={styles.toasts} />;
}
