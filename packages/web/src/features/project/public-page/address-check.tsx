import { Alert, Button, Group, Loader, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { type Address, mapDefaults } from "@mec/domain/address";
import { hasRoom, type PlaceJudgement } from "@mec/domain/project";
import { messages, withDe } from "@mec/domain/shared";
import { useState } from "react";
import { Link } from "react-router";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { verdictLook } from "../../../parts/project/perimeter/verdict-look.ts";
import { borderReason, outsideReason } from "../../../parts/project/perimeter/verdict-reasons.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { LaterAddressField } from "../address/later-address-field.tsx";
import { type OwnApplication, ownPlaceText, useOwnApplication } from "../answer/own-application.ts";
import { AlertForm } from "../explore/later-alert-form.tsx";
import { writeSearch } from "../explore/search-state.ts";
import { JoinLink } from "./join-link.tsx";
import classes from "./project-page.module.css";
import { useInvitation } from "./use-invitation.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

const { inside, border, outside } = verdictLook;
type Reason = PlaceJudgement["reason"];

/** For a town, the verdict is on its centre. */
const isTown = (address: Address) => address.street === "";

interface Reader {
  own: OwnApplication | null;
  isInvited: boolean;
}

function insideText({ gauge }: ProjectOnPage, { own, isInvited }: Reader): string {
  if (own) return `${ownPlaceText(own)}.`;
  if (hasRoom(gauge))
    return t("Vous pouvez déposer votre candidature dès maintenant : le porteur du projet vous répondra.");
  return isInvited
    ? t(
        "Sa production est déjà toute réservée ou demandée\u00a0: le porteur, qui vous invite, vous dira s’il y a une place pour vous.",
      )
    : t(
        "Sa production est déjà toute réservée ou demandée\u00a0: votre candidature rejoint sa liste d’attente.",
      );
}

function Inside({ project, address }: { project: ProjectOnPage; address: Address }) {
  const own = useOwnApplication(project.id);
  const isInvited = useInvitation() !== null;
  return (
    <Alert
      color={inside.color}
      icon={<inside.icon aria-hidden />}
      title={
        isTown(address)
          ? t("Le centre {{ofCity}} est dans le périmètre", { ofCity: withDe(address.city) })
          : t("Votre adresse est dans le périmètre")
      }
    >
      <Text size="sm" mb="sm">
        {insideText(project, { own, isInvited })}
      </Text>
      <JoinLink size="sm" project={project} />
    </Alert>
  );
}

const borderTitle = (address: Address): string =>
  isTown(address)
    ? t("Le centre {{ofCity}} est à la limite du périmètre : le porteur vérifiera", {
        ofCity: withDe(address.city),
      })
    : t("Votre adresse est à la limite du périmètre : le porteur vérifiera");

function Border({ project, address, reason }: { project: ProjectOnPage; address: Address; reason: Reason }) {
  return (
    <Alert
      color={border.color}
      icon={<border.icon aria-hidden />}
      title={
        reason === "distance" ? borderTitle(address) : t("Le porteur vérifiera si votre adresse convient")
      }
    >
      <Text size="sm" mb="sm">
        {borderReason(reason)}
      </Text>
      <JoinLink size="sm" project={project} />
    </Alert>
  );
}

/** In a town that is too dense, an address stands in the drawn zone, and cannot join all the same. */
function outsideTitle(address: Address, reason: Reason): string {
  if (reason === "commune")
    return t("{{city}} est trop dense pour ce périmètre, même dans la zone verte", { city: address.city });
  return isTown(address)
    ? t("Le centre {{ofCity}} est hors du périmètre", { ofCity: withDe(address.city) })
    : t("Votre adresse est hors du périmètre");
}

function Outside({ address, reason }: { address: Address; reason: Reason }) {
  const [wantsAlert, setWantsAlert] = useState(false);
  const nearby = writeSearch({
    centre: address.coordinates,
    zoom: mapDefaults.searchZoomCap,
    label: address.label,
    citycode: address.citycode,
    filters: {},
    eligible: true,
  });
  return (
    <Stack gap="md">
      <Alert color={outside.color} icon={<outside.icon aria-hidden />} title={outsideTitle(address, reason)}>
        <Text size="sm" mb="sm">
          {outsideReason(reason)} {t("Un autre projet vous attend peut-être.")}
        </Text>
        <Group gap="xs">
          <Button size="sm" component={Link} to={{ pathname: pages.explore.to(), search: nearby.toString() }}>
            {t("Voir les projets à ma portée")}
          </Button>
          <Button size="sm" variant="default" aria-expanded={wantsAlert} onClick={() => setWantsAlert(true)}>
            {t("Me prévenir par e-mail")}
          </Button>
        </Group>
      </Alert>
      {wantsAlert && <AlertForm address={address} />}
    </Stack>
  );
}

interface VerdictProps {
  project: ProjectOnPage;
  address: Address;
  judgement: PlaceJudgement;
}

function Verdict({ project, address, judgement: { verdict, reason } }: VerdictProps) {
  if (verdict === "inside") return <Inside project={project} address={address} />;
  if (verdict === "border") return <Border project={project} address={address} reason={reason} />;
  return <Outside address={address} reason={reason} />;
}

interface Props {
  project: ProjectOnPage;
  address: Address | null;
  onChange: (address: Address | null) => void;
}

/** "Is my address in the perimeter?", answered on the spot. */
export function AddressCheck({ project, address, onChange }: Props) {
  const { data: judgement, error, isLoading } = usePlaceVerdict(project.id, address);
  return (
    <div className={classes.check}>
      <LaterAddressField
        id="perimeter-address"
        label={t("Mon adresse est-elle dans le périmètre ?")}
        placeholder={t("Ex. : 12 rue des Lilas, Rennes")}
        value={address}
        onChange={onChange}
        allowTown
      />
      <div role="status">
        {isLoading && (
          <Text size="sm" mt="sm">
            <Loader size="xs" mr="xs" aria-hidden /> {messages.loading}
          </Text>
        )}
        {error && <Text mt="sm">{frenchMessage(error)}</Text>}
        {address && judgement && (
          <div className={classes.verdict}>
            <Verdict project={project} address={address} judgement={judgement} />
          </div>
        )}
      </div>
    </div>
  );
}
