import { t } from "./i18n.ts";
import { operator } from "./operator.ts";

/** "" where the operator answers no telephone. */
const phone: string = operator.phone;

/** How to reach who runs this installation: an e-mail address, and a telephone number where one is answered. */
export function OperatorContact({ className }: { className?: string | undefined }) {
  return (
    <>
      <a href={`mailto:${operator.contactEmail}`} className={className}>
        {operator.contactEmail}
      </a>
      {phone !== "" && (
        <>
          {" "}
          {t("ou")}{" "}
          <a href={`tel:${phone.replaceAll(" ", "")}`} className={className}>
            {phone}
          </a>
        </>
      )}
    </>
  );
}
