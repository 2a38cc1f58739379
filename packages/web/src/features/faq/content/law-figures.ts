import { powerLimitKw } from "@mec/domain/project";
import { formatNumber } from "@mec/domain/shared";
import { formatDay, localExciseExemption } from "@mec/energy";

const megawatts = (kw: number): string => `${formatNumber(kw / 1000)}\u00a0MW`;
const limitIn = (citycode: string, arePublicBodies: boolean): string =>
  megawatts(powerLimitKw([{ commune: { citycode }, powerKw: null }], arePublicBodies));

/** The most that an operation's plants may add up to. */
export const powerLimits = {
  mainland: limitIn("35238", false),
  isolated: limitIn("2A004", false),
  publicBodies: limitIn("35238", true),
};

/** The exemption of local energy from excise. */
export const exemption = {
  from: formatDay(localExciseExemption.from),
  announcedEnd: formatDay(localExciseExemption.value.announcedEnd),
  announcedBy: localExciseExemption.value.announcedBy,
  maxPlant: megawatts(localExciseExemption.value.maxPlantKw),
};

/**
 * Up to which power a local authority keeps its collective self-consumption in its main budget: arrêté du 10 juillet 2024
 * (CGCT, art. L. 1412-1), https://atd31.fr/fr/publications/info-lettre/il-2024/info-lettre-357/.
 */
export const budgetThreshold = megawatts(1000);
