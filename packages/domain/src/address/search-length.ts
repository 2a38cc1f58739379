/** §5: the search starts at this number of characters. */
export const minSearchLength = 3;
