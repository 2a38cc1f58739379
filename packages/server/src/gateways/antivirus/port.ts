/** Scans files that people send. */
export interface Antivirus {
  /**
   * The name of the virus found in a file, null when there is none.
   * @throws AntivirusUnavailable when it cannot scan: the file must not be kept.
   */
  findVirus(bytes: Uint8Array): Promise<string | null>;
}

export class AntivirusUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "AntivirusUnavailable";
  }
}
