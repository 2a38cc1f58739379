import { Combobox, type ComboboxOptionProps } from "@mantine/core";
import { useEffect, useRef, useState } from "react";

const mark = "data-combobox-selected";

/**
 * A choice of a list that says to everybody whether it is the one under the keys: the library marks it for the eye alone,
 * and by itself, so that its mark is watched.
 */
export function ListOption(props: ComboboxOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    const { current } = option;
    if (!current) return;
    const look = () => setSelected(current.hasAttribute(mark));
    const watch = new MutationObserver(look);
    watch.observe(current, { attributeFilter: [mark] });
    look();
    return () => watch.disconnect();
  }, []);
  return <Combobox.Option {...props} ref={option} aria-selected={isSelected} />;
}
