/** Looks into files that people send. */
export interface Antivirus {
  /**
   * The name of what it found in a file, null when it found nothing.
   * @throws AntivirusUnavailable when it cannot look: the file is not to be kept.
   */
  findVirus(bytes: Uint8Array): Promise<string | null>;
}

export class AntivirusUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "AntivirusUnavailable";
  }
}
