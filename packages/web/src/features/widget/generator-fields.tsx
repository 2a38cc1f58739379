import { Anchor, ColorSwatch, Radio, Stack, Text, TextInput } from "@mantine/core";
import { pages } from "@mec/api";
import { readablePrimary, type Widget } from "@mec/domain/widget";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useSession } from "../../platform/session.ts";
import type { GeneratorForm, ShownProjects } from "./generator-form.ts";

interface Props {
  form: GeneratorForm;
  faults: Partial<Record<keyof GeneratorForm, string>>;
  widget: Widget;
  onChange: (change: Partial<GeneratorForm>) => void;
}

function ProjectsChoice({ form, faults, onChange }: Props) {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  return (
    <Stack gap="sm">
      <Radio.Group
        size="md"
        label={t("Quels projets montrer\u202f?")}
        value={form.projects === "mine" && !user ? "all" : form.projects}
        onChange={(value) => onChange({ projects: value as ShownProjects })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="all" label={t("Tous les projets publiés")} />
          <Radio value="mine" disabled={!user} label={t("Mes projets")} />
          <Radio value="account" label={t("Ceux d’un autre compte")} />
        </Stack>
      </Radio.Group>
      {user === null && (
        <Text size="sm" c="dimmed">
          <Anchor component={Link} to={pages.login.to()} state={{ from: pathname + search + hash }} inherit>
            {t("Connectez-vous")}
          </Anchor>{" "}
          {t("pour ne montrer que vos projets.")}
        </Text>
      )}
      {form.projects === "account" && (
        <TextInput
          label={t("Identifiant du compte")}
          value={form.account}
          onChange={(event) => onChange({ account: event.currentTarget.value })}
          error={faults.account}
        />
      )}
    </Stack>
  );
}

/** Says when the colour is adjusted, so that nobody wonders why it is not the one typed. */
function colourHelp({ primary }: Widget): string {
  if (primary === null) return t("Six chiffres hexadécimaux. Sans elle, notre vert.");
  const shown = readablePrimary(primary);
  if (shown === primary) return t("Les textes blancs s’y lisent bien.");
  return t("Assombrie en #{{shown}}, pour que les textes blancs s’y lisent.", { shown });
}

/** The settings that a partner chooses; the code and the preview follow each letter. */
export function GeneratorFields(props: Props) {
  const { form, faults, widget, onChange } = props;
  const text = (name: keyof GeneratorForm) => ({
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
    error: faults[name],
  });
  return (
    <Stack gap="lg">
      <ProjectsChoice {...props} />
      <TextInput
        label={t("Votre nom (facultatif)")}
        description={t("Au-dessus de la carte.")}
        placeholder={t("Ex. : Mairie de Rennes")}
        maxLength={80}
        autoComplete="organization"
        {...text("company")}
      />
      <TextInput
        label={t("Votre couleur (facultatif)")}
        description={colourHelp(widget)}
        placeholder="#1F7A4D"
        leftSection={
          <ColorSwatch
            size={20}
            color={widget.primary ? `#${readablePrimary(widget.primary)}` : "var(--mec-green)"}
            aria-hidden
          />
        }
        {...text("primary")}
      />
      <TextInput
        label={t("Votre page de contact ou votre e-mail (facultatif)")}
        description={t("Le lien «\u00a0Contact\u00a0» au-dessus de la carte.")}
        placeholder={t("https://… ou mailto:contact@exemple.fr")}
        {...text("contact")}
      />
      <TextInput
        label={t("Objet des candidatures (facultatif)")}
        description={t(
          "L’objet du mail que reçoit le porteur du projet, pour savoir qu’elles viennent de chez vous.",
        )}
        placeholder={t("Ex. : Candidature depuis le site de la mairie")}
        maxLength={150}
        {...text("mailObject")}
      />
    </Stack>
  );
}
