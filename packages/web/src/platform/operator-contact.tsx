import { t } from "./i18n.ts";
import { operatorReach } from "./operator-reach.ts";

const { contactEmail, phone } = operatorReach;

/** How to reach who runs this installation: an e-mail address, and a telephone number where one is answered. */
export function OperatorContact({ className }: { className?: string | undefined }) {
  return (
    <>
      <a href={`mailto:${contactEmail}`} className={className}>
        {contactEmail}
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
