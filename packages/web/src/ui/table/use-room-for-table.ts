import { useMediaQuery } from "@mantine/hooks";

/** Whether rows are shown as a table: on narrower screens they are cards. */
export const useRoomForTable = (): boolean =>
  useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
