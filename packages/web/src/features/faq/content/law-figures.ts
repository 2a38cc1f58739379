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
  maxPlant: megawatts(localExciseExemption.value.maxPlantKw),
};
