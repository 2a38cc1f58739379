import { Checkbox, Stack, TextInput } from "@mantine/core";
import { sharingGoalLabels, sharingGoals } from "@mec/domain/study";
import { methodMeaning } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import type { DesignForm, Member } from "./design-form.ts";
import { GroupsEditor } from "./groups/groups-editor.tsx";
import { MemberNumbers } from "./member-numbers.tsx";
import { SharesEditor } from "./shares-editor.tsx";

interface Props {
  form: DesignForm;
  members: readonly Member[];
  change: (part: Partial<DesignForm>) => void;
}

function CapSettings({ form, members, change }: Props) {
  return (
    <Stack gap="lg">
      <TextInput
        id="common-cap"
        label={t("Plafond commun (facultatif)")}
        description={t("En kWh d’énergie locale par mois, pour qui n’a pas le sien.")}
        inputMode="decimal"
        autoComplete="off"
        maw={260}
        value={form.commonCap}
        onChange={(event) => change({ commonCap: event.currentTarget.value })}
      />
      <MemberNumbers
        label={t("Plafond de chaque participant")}
        unit={t("kWh/mois")}
        members={members}
        values={form.caps}
        onChange={(caps) => change({ caps })}
      />
    </Stack>
  );
}

function BonusSettings({ form, members, change }: Props) {
  return (
    <Stack gap="lg">
      <TextInput
        id="bonus-factor"
        label={t("Coefficient des foyers aidés")}
        description={t("De 1 à 10\u00a0: à 2, leur consommation compte double dans le partage.")}
        inputMode="decimal"
        autoComplete="off"
        maw={260}
        value={form.factor}
        onChange={(event) => change({ factor: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={t("Qui est aidé\u202f?")}
        size="md"
        value={form.aided}
        onChange={(aided) => change({ aided })}
      >
        <Stack gap="sm" mt="sm">
          {members.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
}

function GoalSettings({ form, change }: Props) {
  return (
    <ChoiceField
      id="goal"
      label={t("Que cherchez-vous\u202f?")}
      value={form.goal}
      onChange={(goal) => change({ goal })}
      choices={sharingGoals.map((goal) => ({
        value: goal,
        label: t(sharingGoalLabels[goal]),
        description: t(methodMeaning[goal]),
      }))}
    />
  );
}

/** The settings of the chosen method; the default key has none. */
export function MethodSettings(props: Props) {
  const { form, members, change } = props;
  switch (form.kind) {
    case "prorata":
      return null;
    case "static_shares":
    case "fixed_shares":
      return (
        <SharesEditor shares={form.shares} members={members} onChange={(shares) => change({ shares })} />
      );
    case "priority_groups":
      return (
        <GroupsEditor groups={form.groups} members={members} onChange={(groups) => change({ groups })} />
      );
    case "monthly_cap":
      return <CapSettings {...props} />;
    case "social_bonus":
      return <BonusSettings {...props} />;
    case "optimised":
      return <GoalSettings {...props} />;
  }
}
