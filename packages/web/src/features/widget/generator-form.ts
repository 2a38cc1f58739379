import { readWidget, type Widget } from "@mec/domain/widget";
import { t } from "../../platform/i18n.ts";

export type ShownProjects = "all" | "mine" | "account";

/** The form that describes a widget. */
export interface GeneratorForm {
  readonly company: string;
  readonly projects: ShownProjects;
  readonly account: string;
  readonly primary: string;
  readonly contact: string;
  readonly mailObject: string;
}

export const emptyForm: GeneratorForm = {
  company: "",
  projects: "all",
  account: "",
  primary: "",
  contact: "",
  mailObject: "",
};

function userIdOf({ projects, account }: GeneratorForm, ownId: string | undefined): string | null {
  if (projects === "mine") return ownId ?? null;
  return projects === "account" ? account : null;
}

/** The widget that the form describes, without its invalid values. */
export function widgetOf(form: GeneratorForm, ownId: string | undefined): Widget {
  const given = {
    widget_company: form.company,
    widget_user_id: userIdOf(form, ownId),
    primary: form.primary,
    contact: form.contact,
    mail_object: form.mailObject,
  };
  return readWidget((name) => given[name]);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The typed values that would be left out, each with how to correct it. */
export function faultsOf(form: GeneratorForm, widget: Widget): Partial<Record<keyof GeneratorForm, string>> {
  const isWrong = (typed: string, read: string | null) => typed.trim() !== "" && read === null;
  return {
    ...(form.projects === "account" && !uuid.test(form.account.trim())
      ? { account: t("Collez l’identifiant du compte, de la forme 1a2b3c4d-…, donné par son titulaire.") }
      : {}),
    ...(isWrong(form.primary, widget.primary)
      ? { primary: t("Il faut six chiffres hexadécimaux, par exemple #1F7A4D.") }
      : {}),
    ...(isWrong(form.contact, widget.contact)
      ? { contact: t("Il faut une adresse qui commence par https:// ou mailto:.") }
      : {}),
  };
}
