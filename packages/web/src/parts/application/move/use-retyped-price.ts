import type { UseFormReturnType } from "@mantine/form";
import type { ProfileType, VatRegime } from "@mec/domain/shared";
import { useEffect, useState } from "react";
import { convertTypedPrice } from "../../point/contract/typed-prices.ts";

interface Read {
  /** How this owner reads prices now. */
  readAs: ProfileType;
  vatRegime: VatRegime;
}

interface Typed {
  /** How the price in the form is typed. */
  typedAs: ProfileType;
  /** Whether it stands there in another tax than it was typed in. */
  isRewritten: boolean;
}

/** A price is typed as it is read. When another tab switches between prices with and without tax it is rewritten, and means the same. */
export function useRetypedPrice<V extends { price: string }>(
  form: UseFormReturnType<V>,
  { readAs, vatRegime }: Read,
): Typed {
  const [typedAs, setTypedAs] = useState(readAs);
  const [rewritten, setRewritten] = useState("");
  useEffect(() => {
    if (typedAs === readAs) return;
    const price = convertTypedPrice(form.values.price, { from: typedAs, to: readAs, vatRegime });
    form.setValues({ ...form.values, price });
    setTypedAs(readAs);
    setRewritten(price);
  }, [form, typedAs, readAs, vatRegime]);
  return { typedAs, isRewritten: rewritten !== "" && form.values.price === rewritten };
}
