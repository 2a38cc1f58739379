import { type PageName, pageAt } from "@mec/api";

const onBoarding: readonly (PageName | undefined)[] = [
  "chooseRole",
  "roof",
  "consumerStep",
  "producerStep",
  "projectStep",
];

/** The paths on which a person describes a place, an installation or a project, one question a page. */
export const isOnBoarding = (pathname: string): boolean => onBoarding.includes(pageAt(pathname)?.name);
