import { useEffect, useState } from "react";
import { keepPicture, readPicture } from "./kept-picture.ts";

/** The picture of the project that is being published; undefined while it is read. */
export function useKeptPicture(): [File | null | undefined, (picture: File | null) => void] {
  const [picture, setPicture] = useState<File | null>();
  useEffect(() => {
    let isThere = true;
    readPicture().then((kept) => isThere && setPicture((chosen) => chosen ?? kept));
    return () => {
      isThere = false;
    };
  }, []);
  function choose(chosen: File | null) {
    setPicture(chosen);
    void keepPicture(chosen);
  }
  return [picture, choose];
}
