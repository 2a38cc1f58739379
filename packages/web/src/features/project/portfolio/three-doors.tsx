import { Button, Card, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { ConsumeDoor, LeadDoor, ProduceDoor } from "../../../ui/illustrations/index.ts";
import styles from "./portfolio.module.css";

interface DoorProps {
  drawing: ReactNode;
  title: string;
  text: string;
  action: string;
  to: string;
  color?: "indigo";
}

function Door({ drawing, title, text, action, to, color }: DoorProps) {
  return (
    <Card className={styles.door}>
      <div className={styles.drawing}>{drawing}</div>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text size="sm">{text}</Text>
      <Button component={Link} to={to} color={color} mt="auto">
        {action}
      </Button>
    </Card>
  );
}

/** For a person who holds nothing yet: the three ways in. */
export function ThreeDoors() {
  return (
    <div className={styles.doors}>
      <Door
        drawing={<ConsumeDoor />}
        title={t("Je consomme")}
        text={t("Trouvez un projet proche de chez vous et candidatez en quelques minutes.")}
        action={t("Explorer les projets")}
        to={pages.explore.to()}
      />
      <Door
        drawing={<ProduceDoor />}
        title={t("Je produis")}
        text={t("Proposez votre toiture ou votre centrale à un projet voisin.")}
        action={t("Trouver un projet")}
        to={pages.explore.to()}
      />
      <Door
        drawing={<LeadDoor />}
        title={t("Je porte un projet")}
        text={t("Partagez une production locale et réunissez vos voisins.")}
        action={t("Publier mon projet")}
        to={pages.producerStep.to({ step: "typology" })}
        color="indigo"
      />
    </div>
  );
}
