import { MantineThemeProvider } from "@mantine/core";
import { type PageProps, PlainPage } from "./plain-page.tsx";

/** The frame of a page's content, with its colour for the library's components too. */
export function Page({ space = "green", ...page }: PageProps) {
  return (
    <MantineThemeProvider inherit theme={{ primaryColor: space }}>
      <PlainPage space={space} {...page} />
    </MantineThemeProvider>
  );
}
