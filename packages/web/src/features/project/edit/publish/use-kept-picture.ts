import type { PictureSubject } from "@mec/domain/project";
import { useEffect, useState } from "react";
import { keepPicture, readPicture } from "./kept-picture.ts";

/** A picture of the project that is being published, or its bearer's; undefined while it is read. */
export function useKeptPicture(
  of: PictureSubject,
): [File | null | undefined, (picture: File | null) => void] {
  const [picture, setPicture] = useState<File | null>();
  useEffect(() => {
    let isThere = true;
    readPicture(of).then((kept) => isThere && setPicture((chosen) => chosen ?? kept));
    return () => {
      isThere = false;
    };
  }, [of]);
  function choose(chosen: File | null) {
    setPicture(chosen);
    void keepPicture(of, chosen);
  }
  return [picture, choose];
}
