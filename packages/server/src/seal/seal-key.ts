/** The platform's key and its certificate, both in PEM: plain data, which a worker thread can be given. */
export interface SealKey {
  readonly privateKey: string;
  readonly certificate: string;
}
