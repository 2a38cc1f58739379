/** In the address of an owner's participants: his own place that he has just saved for his project. */
export const savedPlace = "savedPlace";
