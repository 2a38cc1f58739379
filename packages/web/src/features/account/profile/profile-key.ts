/** The query under which the profile is read. */
export const profileKey = ["profile"];
