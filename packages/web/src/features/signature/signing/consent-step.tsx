import { Button, Checkbox, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { signatureCalls } from "@mec/api/signature";
import { plural } from "@mec/domain/shared";
import { signingName } from "@mec/domain/signature";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { Folded } from "../../../ui/layout/folded.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { CheckedForm, Wizard } from "../../../ui/wizard/index.ts";
import { DeclineButton } from "./decline-button.tsx";
import { DisownButton } from "./disown-button.tsx";
import { DocumentList } from "./document-list.tsx";
import { DrawingField } from "./drawing-field.tsx";
import { EarlySupply } from "./early-supply.tsx";
import { partNames } from "./part-names.ts";
import { priceInShort, priceLine } from "./price-line.ts";
import { otherFailure } from "./sending-faults.ts";
import { SignedSums } from "./signed-sums.tsx";
import styles from "./signing.module.css";
import type { DeclinableProps } from "./step-props.ts";
import { useOver } from "./use-over.ts";
import { useSignatureSummary } from "./use-signature.ts";
import { signerText } from "./words.ts";

type Consent = { hasConsented: boolean; isSignatory: boolean };

const schema = z.object({
  hasConsented: z.literal(true, { error: () => t("Cochez la case pour consentir à signer.") }),
  isSignatory: z.literal(true, { error: () => t("Confirmez que ce nom est le vôtre.") }),
});

/**
 * The request for the code. When the link opens something else by now, it is read again and the page shows
 * that.
 */
function useCodeRequest(
  { token, documents, go, onEnded }: DeclinableProps,
  form: UseFormReturnType<Consent>,
) {
  const over = useOver(token, onEnded);
  const body = { documentIds: documents.map(({ id }) => id) };
  return useSubmit(form, (call) => call(signatureCalls.sendSignatureCode, { params: { token }, body }), {
    after: () => go({ name: "code" }),
    refused: over,
    explain: otherFailure,
  });
}

interface ConsentBoxProps {
  form: UseFormReturnType<Consent>;
  id: keyof Consent;
  label: string;
  describedBy?: string;
}

function ConsentBox({ form, id, label, describedBy }: ConsentBoxProps) {
  const { checked, onChange, error } = form.getInputProps(id, { type: "checkbox" });
  return (
    <Checkbox
      id={id}
      checked={checked}
      onChange={onChange}
      error={error}
      label={label}
      aria-describedby={describedBy}
    />
  );
}

/** The price, a seller a line; the rest of it was read on the page before. */
function Price({ text }: { text: string }) {
  const { lines, rest } = priceInShort(text);
  return (
    <div className="numbers">
      {lines.map((line) => (
        <Text key={line}>
          <Unbroken text={line} />
        </Text>
      ))}
      {rest && (
        <Folded title={t("Le prix en détail")}>
          <Text size="sm">
            <Unbroken text={rest} />
          </Text>
        </Folded>
      )}
    </div>
  );
}

/** Once more, what he is about to sign and what it brings. */
function Signed({ token, documents, draft, go }: DeclinableProps) {
  const { data: summary } = useSignatureSummary(token, documents);
  const price = summary ? priceLine(summary) : null;
  return (
    <FieldGroup legend={t("Vous signez")}>
      <DocumentList
        documents={documents}
        read={draft.read}
        alike={summary?.alike}
        onOpen={(rank) => go({ name: "read", rank })}
      />
      {price && <Price text={price} />}
      {summary && <SignedSums summary={summary} documents={documents} read={draft.told} isRepeated />}
    </FieldGroup>
  );
}

/** Some documents are still to be read: which, and the way to the first of them. */
function ToRead({ documents, draft, alike, left, go }: DeclinableProps) {
  const rank = documents.findIndex(({ id }) => left.includes(id));
  return (
    <Wizard
      steps={partNames()}
      current={0}
      title={
        left.length === 1
          ? t("Il reste un document à lire")
          : t("Il reste {{documents}} à lire", {
              documents: plural(left.length, t("document"), t("documents")),
            })
      }
      intro={t("Vous ne signez que ce que vous avez lu.")}
      onBack={() => go({ name: "start" })}
    >
      <DocumentList
        documents={documents}
        read={draft.read}
        alike={alike}
        onOpen={(one) => go({ name: "read", rank: one })}
      />
      <Button mt="lg" className={styles.wide} onClick={() => go({ name: "read", rank })}>
        {t("Continuer la lecture")}
      </Button>
    </Wizard>
  );
}

/** What is still to be read, before anything can be signed; then the consent. */
export function ConsentStep(props: DeclinableProps) {
  return props.left.length > 0 ? <ToRead {...props} /> : <Consenting {...props} />;
}

/** The consent, the signatory's typed name that serves as the signature, and the request for the code. */
function Consenting(props: DeclinableProps) {
  const { session, documents, draft, keep, go, onDecline, onDisown } = props;
  const form = useSchemaForm<Consent>(
    schema,
    { hasConsented: draft.hasConsented, isSignatory: draft.isSignatory },
    keep,
  );
  const askForCode = useCodeRequest(props, form);
  const name = signingName(session.signer);

  return (
    <Wizard
      steps={partNames()}
      current={1}
      title={t("Votre accord et votre nom")}
      onBack={() => go({ name: "read", rank: documents.length - 1 })}
    >
      <div className={styles.form}>
        <CheckedForm
          {...askForCode}
          submitLabel={t("Recevoir mon code par e-mail")}
          beside={<DeclineButton onClick={onDecline} />}
        >
          <Signed {...props} />
          <FieldGroup legend={t("Votre accord")}>
            <p className={styles.consent} id="consent-text">
              {session.consentText}
            </p>
            <ConsentBox
              form={form}
              id="hasConsented"
              label={t("J’ai lu ce texte et je consens.")}
              describedBy="consent-text"
            />
          </FieldGroup>
          {session.earlySupplyText && (
            <EarlySupply
              text={session.earlySupplyText}
              isAsked={draft.asksEarlySupply}
              onChange={(asksEarlySupply) => keep({ asksEarlySupply })}
            />
          )}
          <FieldGroup legend={t("Votre signature")}>
            <p className={styles.name}>{signerText(session.signer)}</p>
            <ConsentBox
              form={form}
              id="isSignatory"
              label={t("Je suis {{name}} et je signe de ce nom.", { name })}
            />
            <div>
              <DisownButton onClick={onDisown} />
            </div>
            <DrawingField drawing={draft.drawing} onChange={(drawing) => keep({ drawing })} />
          </FieldGroup>
        </CheckedForm>
      </div>
    </Wizard>
  );
}
