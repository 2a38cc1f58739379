import { pages } from "@mec/api";
import { isSingleConsumer, type SessionUser, type UserPoints, userTypes } from "@mec/domain/account";
import { myProjectsPath } from "./project-tab.ts";

export interface MenuLink {
  readonly label: string;
  readonly to: string;
  /** Another site, in a new tab. */
  readonly isElsewhere?: true;
}

export interface MenuSection {
  readonly heading?: string;
  readonly links: readonly MenuLink[];
}

const nothing: UserPoints = { projects: [], productionPoints: [], consumptionPoints: [] };

const explore: MenuLink = { label: "Explorer", to: pages.explore.to() };

const signedOut: readonly MenuSection[] = [
  { heading: "Trouver un projet proche", links: [explore] },
  {
    heading: "Bienvenue",
    links: [
      { label: "Se connecter", to: pages.login.to() },
      { label: "Créer un compte", to: pages.signUpCredentials.to() },
    ],
  },
];

/** What a person who holds something sees first: their home, or all they hold. */
function myProjects(points: UserPoints): MenuLink[] {
  if (userTypes(points).length === 0) return [];
  const [place] = points.consumptionPoints;
  const home = place?.consumerType === "professional" ? "Mon site" : "Mon logement";
  return [{ label: isSingleConsumer(points) ? home : "Mes projets", to: myProjectsPath(points) }];
}

function addPoint(points: UserPoints): MenuLink {
  const label =
    points.consumptionPoints.length === 0 ? "Ajouter mon logement" : "J'ai un autre site de consommation";
  return { label, to: pages.consumerStep.to({ step: "type" }) };
}

/**
 * For a person who has services: what they are, and their invoices once the address of these is known
 * (specification §2).
 */
function billing(invoicesUrl: string | undefined): MenuSection {
  const invoices = invoicesUrl
    ? [{ label: "Mes factures", to: invoicesUrl, isElsewhere: true as const }]
    : [];
  return { heading: "Facturation", links: [{ label: "Mes services", to: pages.services.to() }, ...invoices] };
}

/** What is known of a person's services and invoices. */
export interface Billing {
  readonly hasServices: boolean;
  readonly invoicesUrl?: string | undefined;
}

/**
 * Which widget pages a person is offered: the code for their own projects, and the generator for any project
 * (specification §2).
 */
export interface WidgetEntries {
  readonly exportsProjects: boolean;
  readonly generates: boolean;
}

const noWidget: WidgetEntries = { exportsProjects: false, generates: false };

function widgetLinks({ exportsProjects, generates }: WidgetEntries): MenuLink[] {
  const own = { label: "Exporter en iframe", to: pages.widgetGenerator.to({}, { hash: "mes-projets" }) };
  const any = { label: "Générateur de widget", to: pages.widgetGenerator.to() };
  return [...(exportsProjects ? [own] : []), ...(generates ? [any] : [])];
}

/** The profile menu's entries, the logout button apart. `points` are undefined until they have come. */
export function menuSections(
  user: Pick<SessionUser, "firstName" | "lastName" | "roles"> | null,
  points: UserPoints = nothing,
  { hasServices, invoicesUrl }: Billing = { hasServices: false },
  widget: WidgetEntries = noWidget,
): readonly MenuSection[] {
  if (!user) return signedOut;
  const moderation = { label: "Modération", to: pages.supportModeration.to() };
  return [
    {
      links: [
        { label: `${user.firstName} ${user.lastName}`, to: pages.profile.to() },
        explore,
        ...myProjects(points),
        ...widgetLinks(widget),
        ...(user.roles.includes("support") ? [moderation] : []),
      ],
    },
    {
      links: [
        addPoint(points),
        { label: "Je publie mon projet", to: pages.producerStep.to({ step: "typology" }) },
      ],
    },
    ...(hasServices ? [billing(invoicesUrl)] : []),
  ];
}
