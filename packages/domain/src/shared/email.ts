/** The form of an address that the specification asks for (§5). */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** The greatest length of an e-mail address, in characters (RFC 5321). */
export const longestEmail = 254;

/** Whether a text is written as an e-mail address is (§5). */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text);
