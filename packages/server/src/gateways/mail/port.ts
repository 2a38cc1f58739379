/** One mail to one person, in both forms. The same `messageId` is the same mail, however often it is sent. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  replyTo?: string;
};

/** The recipient's server says that there is no such mailbox: a later try would get the same answer. */
export class NoSuchMailbox extends Error {}

export type Mailer = {
  /**
   * Resolves once the mail is handed over.
   * @throws NoSuchMailbox when it never can be.
   * @throws Error when it could not be: the queue tries again.
   */
  send(mail: Mail): Promise<void>;
};
