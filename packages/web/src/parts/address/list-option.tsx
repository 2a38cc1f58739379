import { Combobox, type ComboboxOptionProps } from "@mantine/core";
import { useEffect, useRef, useState } from "react";

const mark = "data-combobox-selected";

/**
 * An option of a list that exposes its selected state to screen readers: the library marks the selected
 * option only visually, and outside of React, so its mark is observed.
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
