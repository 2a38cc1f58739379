import { Anchor, Button } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectOverview } from "@mec/api/overview";
import { signatureCalls } from "@mec/api/signature";
import { type Duty, duties, isIdle, type ToDo } from "@mec/domain/overview";
import { plural } from "@mec/domain/shared";
import { IconCircleCheck } from "@tabler/icons-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { ResendConfirmation, SentTo } from "../../parts/account/resend-confirmation.tsx";
import { toDoWords } from "../../parts/overview/to-do-words.ts";
import { t } from "../../platform/i18n.ts";
import { ResendMail } from "../../ui/feedback/resend-mail.tsx";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { DoneButton } from "./done-button.tsx";
import { DuesCalls, ToDuesCalls } from "./dues-calls.tsx";
import styles from "./overview.module.css";

type Awaited = ProjectOverview["awaited"];

const awaitedText = (count: number, one: string, many: string): string =>
  count === 1
    ? t("{{people}} a encore à compléter son dossier", { people: plural(count, one, many) })
    : t("{{people}} ont encore à compléter leur dossier", { people: plural(count, one, many) });

/** Who has something to say before his documents can leave, each with the way to where they are listed. */
const linesOf = (projectId: string, { consumers, producers }: Awaited) =>
  [
    {
      count: consumers,
      text: awaitedText(consumers, t("participant"), t("participants")),
      to: pages.ownerConsumers.to({ projectId, tab: "pre-integrated" }),
    },
    {
      count: producers,
      text: awaitedText(producers, t("producteur"), t("producteurs")),
      to: pages.ownerProducer.to({ projectId }),
    },
  ].filter(({ count }) => count > 0);

/** Nobody is said to need the owner, nor a mail to come, while others have not said what only they can. */
function NothingToDo({ projectId, awaited }: Pick<Props, "projectId" | "awaited">) {
  const lines = linesOf(projectId, awaited);
  return (
    <p className={styles.quiet}>
      <IconCircleCheck size={22} aria-hidden />
      {lines.length === 0 ? (
        <span>
          <Unbroken
            text={t(
              "Rien ne vous attend. Vous serez prévenu par e-mail dès que quelqu’un aura besoin de vous.",
            )}
          />
        </span>
      ) : (
        <span>
          {t("Vous n’attendez que d’autres\u00a0:")}{" "}
          {lines.map(({ text, to }, index) => (
            <Fragment key={to}>
              {index > 0 && ", "}
              <Anchor component={Link} to={to} inherit>
                {text}
              </Anchor>
            </Fragment>
          ))}
          .
        </span>
      )}
    </p>
  );
}

const isDuty = (kind: ToDo["kind"]): kind is Duty => duties.some((duty) => duty === kind);

interface ActProps {
  projectId: string;
  item: ToDo;
  isFirst: boolean;
}

/** The one button of an item: it leads to where that is done, or does it here. */
function Act({ projectId, item, isFirst }: ActProps) {
  const { kind, count } = item;
  if (kind === "confirm-address") {
    return (
      <div className={styles.inPlace}>
        <ResendConfirmation />
      </div>
    );
  }
  const { text, action, to } = toDoWords[kind];
  const label = `${action} (${text(count, item)})`;
  if (isDuty(kind))
    return <DoneButton {...{ projectId, duty: kind, count, list: item.list, action, label, isFirst }} />;
  if (kind === "have-signed") {
    return (
      <div className={styles.inPlace}>
        <ResendMail
          resend={(call) => call(signatureCalls.askOwnerAddress, { params: { id: projectId } })}
          words={{ action, label }}
        />
      </div>
    );
  }
  return (
    <Button
      component={Link}
      to={to(projectId, item)}
      size="sm"
      variant={isFirst ? "filled" : "default"}
      aria-label={label}
    >
      {action}
    </Button>
  );
}

interface Props {
  projectId: string;
  today: ProjectOverview["today"];
  /** What is less pressing. */
  more: ProjectOverview["toDo"];
  /** Others whose documents wait for what they alone can say. */
  awaited: Awaited;
}

/** What can wait, each by its name, which leads to where it is done. */
function Later({ projectId, more }: Pick<Props, "projectId" | "more">) {
  if (more.length === 0) return null;
  return (
    <p className={styles.why}>
      {t("Ensuite, moins pressé\u00a0:")}{" "}
      {more.map((item, index) => (
        <Fragment key={item.kind}>
          {index > 0 && ", "}
          <Anchor component={Link} to={toDoWords[item.kind].to(projectId, item)} inherit c="gray.8">
            {toDoWords[item.kind].text(item.count, item)}
          </Anchor>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** What only passes, in a sentence each: it is no item, as there is no button to press. */
const Idle = ({ items }: { items: Props["today"] }) =>
  items.filter(isIdle).map((item) => (
    <p key={item.kind} className={styles.why}>
      {toDoWords[item.kind].text(item.count, item)}. {toDoWords[item.kind].why(item.count, item)}
    </p>
  ));

/** What the owner has to do today: each item with its one button, the first button emphasised. */
export function ToDoList({ projectId, today: all, more: rest, awaited }: Props) {
  const today = all.filter((item) => !isIdle(item));
  const more = rest.filter((item) => !isIdle(item));
  const dues = [...today, ...more].find(({ kind }) => kind === "call-dues");
  const idle = <Idle items={[...all, ...rest]} />;
  if (today.length === 0)
    return (
      <>
        <NothingToDo projectId={projectId} awaited={awaited} />
        {idle}
      </>
    );
  return (
    <>
      <ul className={styles.toDo}>
        {today.map((item, index) => {
          const { kind, count } = item;
          const { text, why, help, where, to } = toDoWords[kind];
          return (
            <li key={kind}>
              <div>
                <p className={styles.what}>{text(count, item)}</p>
                <p className={styles.why}>
                  {why(count, item)}{" "}
                  {where && (
                    <Anchor component={Link} to={to(projectId, item)} inherit>
                      {where}
                    </Anchor>
                  )}
                  {help && (
                    <Anchor component={Link} to={help.to} inherit>
                      {help.text}
                    </Anchor>
                  )}
                </p>
                {kind === "confirm-address" && <SentTo />}
                {kind === "call-dues" && <ToDuesCalls projectId={projectId} item={item} />}
              </div>
              <Act projectId={projectId} item={item} isFirst={index === 0} />
            </li>
          );
        })}
      </ul>
      <Later projectId={projectId} more={more} />
      {idle}
      {dues && <DuesCalls projectId={projectId} item={dues} />}
    </>
  );
}
