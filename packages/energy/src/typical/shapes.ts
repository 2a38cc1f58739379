/** A home: one of which nobody told how it is heated, the mean of all; one that heats with electricity; one that does not. */
const homes = ["household", "heated-home", "unheated-home"] as const;

/**
 * The kind of consumer, as far as it changes the hours of the day or the season: a home, a business that works by day, from before dawn,
 * from the night until noon, or day and night, a hall that is used in the evenings and at weekends, lamps that burn at night, or a school, which is closed when
 * pupils are away.
 */
export type ConsumerCategory =
  | (typeof homes)[number]
  | "business"
  | "early-business"
  | "morning-business"
  | "evening-business"
  | "night-business"
  | "constant-business"
  | "school";

/** Whether a kind of consumer is a business, whatever its hours: its prices and its sum are without VAT. */
export const isBusiness = (category: ConsumerCategory): boolean => !homes.some((home) => home === category);

/** Withdrawal by hour of the day, around a mean of 1. */
export type HourlyShape = readonly number[];

/** How a kind of consumer that goes by the clock spreads its year. Relative figures: only proportions count. */
export interface Shape {
  /** One factor a month. */
  readonly months: readonly number[];
  readonly winter: DayShapes;
  readonly summer: DayShapes;
}

interface DayShapes {
  readonly weekday: HourlyShape;
  readonly saturday: HourlyShape;
  readonly sunday: HourlyShape;
}

const scale = (shape: HourlyShape, factor: number): HourlyShape => shape.map((value) => value * factor);

const homeWinterWeekday = [
  0.72, 0.62, 0.57, 0.54, 0.54, 0.6, 0.82, 1.05, 1.02, 0.93, 0.92, 0.97, 1.12, 1.08, 0.92, 0.86, 0.9, 1.08,
  1.4, 1.62, 1.55, 1.36, 1.16, 0.9,
];
const homeWinterWeekend = [
  0.76, 0.66, 0.6, 0.56, 0.55, 0.57, 0.66, 0.86, 1.06, 1.18, 1.22, 1.26, 1.36, 1.26, 1.08, 0.99, 0.98, 1.09,
  1.34, 1.5, 1.43, 1.28, 1.1, 0.9,
];
const homeSummerWeekday = [
  0.78, 0.68, 0.62, 0.58, 0.57, 0.6, 0.76, 0.95, 0.99, 0.97, 0.98, 1.04, 1.22, 1.2, 1.05, 0.97, 0.96, 1.05,
  1.22, 1.36, 1.32, 1.26, 1.22, 1,
];
const homeSummerWeekend = [
  0.8, 0.7, 0.64, 0.59, 0.57, 0.58, 0.64, 0.8, 1, 1.12, 1.16, 1.22, 1.38, 1.32, 1.14, 1.04, 1.01, 1.06, 1.18,
  1.28, 1.24, 1.2, 1.16, 0.98,
];
const workWeekday = [
  0.45, 0.44, 0.43, 0.43, 0.45, 0.52, 0.75, 1.15, 1.6, 1.8, 1.85, 1.82, 1.65, 1.62, 1.75, 1.75, 1.7, 1.58,
  1.35, 0.95, 0.7, 0.58, 0.52, 0.48,
];
const workSaturday = [
  0.45, 0.44, 0.43, 0.43, 0.44, 0.47, 0.58, 0.75, 1, 1.15, 1.2, 1.18, 1, 0.9, 0.9, 0.88, 0.85, 0.8, 0.7, 0.6,
  0.55, 0.5, 0.48, 0.46,
];
const workSunday = [
  0.44, 0.43, 0.42, 0.42, 0.42, 0.42, 0.42, 0.43, 0.46, 0.5, 0.52, 0.52, 0.51, 0.49, 0.48, 0.48, 0.48, 0.48,
  0.49, 0.48, 0.47, 0.46, 0.45, 0.44,
];

/** Ovens and kneading before the shop opens, then its cold, its light and its sale. */
const earlyDay = [
  0.85, 1.35, 1.9, 2.3, 2.45, 2.4, 2.2, 1.9, 1.45, 1.05, 0.85, 0.78, 0.74, 0.66, 0.62, 0.64, 0.68, 0.7, 0.66,
  0.5, 0.4, 0.38, 0.4, 0.55,
];
/** The same with ovens that stay hot until noon: one level from three o'clock on, and the shop's afternoon. */
const morningDay = [
  0.45, 0.6, 1.1, 1.75, 1.9, 1.9, 1.9, 1.9, 1.9, 1.85, 1.8, 1.6, 1, 0.72, 0.62, 0.6, 0.62, 0.64, 0.6, 0.48,
  0.4, 0.38, 0.38, 0.4,
];
/** One shop rests on Monday, another on Wednesday: each weekday has its part of the day of rest. */
const earlyWeekday = scale(earlyDay, 0.87);
const earlySunday = scale(earlyDay, 0.92);
const morningDays = {
  weekday: scale(morningDay, 0.87),
  saturday: morningDay,
  sunday: scale(morningDay, 0.92),
};
/** Cold and machines that never stop; people and the warm of the day add a little to them. */
const constantDay = [
  0.95, 0.94, 0.93, 0.93, 0.93, 0.94, 0.97, 1, 1.02, 1.04, 1.05, 1.06, 1.06, 1.06, 1.06, 1.06, 1.05, 1.04,
  1.03, 1.02, 1, 0.99, 0.98, 0.96,
];

/** Light, canteen and ventilation while pupils are there; a Wednesday, of half a day or none, has its part in each weekday. */
const schoolWeekday = [
  0.42, 0.4, 0.4, 0.4, 0.42, 0.5, 0.85, 1.35, 1.95, 2.15, 2.2, 2.25, 2.05, 1.85, 1.9, 1.8, 1.6, 1.25, 0.9,
  0.7, 0.55, 0.48, 0.44, 0.42,
];
const emptySchool = [
  0.42, 0.4, 0.4, 0.4, 0.4, 0.4, 0.42, 0.45, 0.48, 0.5, 0.5, 0.5, 0.5, 0.48, 0.48, 0.48, 0.48, 0.48, 0.48,
  0.46, 0.45, 0.44, 0.43, 0.42,
];

/** Of a day as one shape has it, the hours from this one on as another has them. */
const from = (hour: number, later: HourlyShape, before: HourlyShape): HourlyShape =>
  before.map((value, at) => (at < hour ? value : later[at]!));

/** A closed building but for its evening, which is a home's of winter: people, light, a kitchen. */
const eveningWeekday = from(17, homeWinterWeekday, emptySchool);
/** Let for the day and the evening, from ten o'clock on: more people than in a home. */
const eveningWeekend = from(10, scale(homeWinterWeekend, 1.6), emptySchool);

const home = {
  winter: {
    weekday: homeWinterWeekday,
    saturday: scale(homeWinterWeekend, 1.03),
    sunday: scale(homeWinterWeekend, 1.06),
  },
  summer: {
    weekday: homeSummerWeekday,
    saturday: scale(homeSummerWeekend, 1.03),
    sunday: scale(homeSummerWeekend, 1.06),
  },
};
/** Without heating: more light and hotter water in winter, holidays in summer. A hypothesis: hot water takes a third more in January. */
const unheatedHome: Shape = {
  ...home,
  months: [1.12, 1.1, 1.05, 1, 0.96, 0.92, 0.9, 0.88, 0.95, 1, 1.05, 1.1],
};
const homeMonths = [1.3, 1.25, 1.12, 0.98, 0.88, 0.82, 0.8, 0.78, 0.86, 0.96, 1.1, 1.25];
const workDays = { weekday: workWeekday, saturday: workSaturday, sunday: workSunday };
const earlyDays = { weekday: earlyWeekday, saturday: earlyDay, sunday: earlySunday };
const schoolDays = { weekday: schoolWeekday, saturday: emptySchool, sunday: emptySchool };
const eveningDays = { weekday: eveningWeekday, saturday: eveningWeekend, sunday: scale(eveningWeekend, 0.8) };
const constantDays = { weekday: constantDay, saturday: constantDay, sunday: constantDay };

const business: Shape = {
  winter: workDays,
  summer: workDays,
  months: [1.18, 1.14, 1.04, 0.95, 0.9, 0.94, 0.98, 0.9, 0.93, 0.95, 1.03, 1.1],
};

const earlyBusiness: Shape = {
  winter: earlyDays,
  summer: earlyDays,
  months: [1.06, 1.04, 1.01, 0.99, 0.98, 1, 1, 0.88, 0.98, 0.99, 1.01, 1.06],
};

const morningBusiness: Shape = { ...earlyBusiness, winter: morningDays, summer: morningDays };

/**
 * A village hall, a club: nobody publishes a profile of them. It is put together of those that stand here: a school without
 * pupils as long as it is closed, a home's evenings and weekends when it is open, and a home's months, since it is heated as it
 * is used.
 */
const eveningBusiness: Shape = { winter: eveningDays, summer: eveningDays, months: homeMonths };

const constantBusiness: Shape = {
  winter: constantDays,
  summer: constantDays,
  months: [0.98, 0.98, 0.97, 0.97, 0.99, 1.04, 1.07, 1.06, 1.02, 0.98, 0.97, 0.97],
};

/**
 * Holidays as the year of a French school has them (code de l'éducation, art. L. 521-1: 36 weeks of lessons): two weeks in autumn, at
 * Christmas, in winter and in spring, each shared between months, and from early July to the end of August.
 */
const school: Shape = {
  winter: schoolDays,
  summer: schoolDays,
  months: [1.35, 1.08, 1.22, 0.88, 0.98, 0.98, 0.42, 0.26, 1.06, 0.98, 1.32, 1.1],
};

/**
 * Standard shapes of our own: the grid operator's published profiles ("coefficients des profils", Licence
 * Ouverte) cannot be shipped here. These follow their known traits: evening peak in winter, midday in summer,
 * homes on peak and off-peak prices heat more with electricity, businesses work on weekdays. Two kinds of business have no
 * profile of their own there; their traits are those that the German VDEW describes (Repräsentative Lastprofile, 1999: G5, bakeries,
 * most of it from about 3 o'clock on, little by day; G3, continuous use), with the French six days, Sunday among them; of
 * ovens that stay hot until noon nobody publishes one, and the bakery's is drawn out to it.
 * What burns at night goes by the sun (`nightShape`).
 */
export const shapes: Readonly<
  Record<Exclude<ConsumerCategory, "night-business">, { readonly base: Shape; readonly peak: Shape }>
> = {
  household: {
    base: { ...home, months: homeMonths },
    peak: { ...home, months: [1.48, 1.4, 1.18, 0.95, 0.8, 0.7, 0.66, 0.65, 0.76, 0.94, 1.18, 1.38] },
  },
  // Its heating comes beside (`heating`).
  "heated-home": { base: unheatedHome, peak: unheatedHome },
  "unheated-home": { base: unheatedHome, peak: unheatedHome },
  business: { base: business, peak: business },
  "early-business": { base: earlyBusiness, peak: earlyBusiness },
  "morning-business": { base: morningBusiness, peak: morningBusiness },
  "evening-business": { base: eveningBusiness, peak: eveningBusiness },
  "constant-business": { base: constantBusiness, peak: constantBusiness },
  school: { base: school, peak: school },
};
