/** How many projects one question may be about. */
export const mostEstimated = 100;
