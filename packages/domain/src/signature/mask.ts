/** "camille.durand@exemple.fr" → "c…@exemple.fr": enough to know which mailbox, too little to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${at === -1 ? "" : email.slice(at)}`;
}
