/** Codes of six digits that change every half minute, as telephones make them (TOTP, RFC 6238). */
export abstract class OneTimeCodes {
  /** A new secret, in the letters that people type where no camera helps. */
  abstract newSecret(): string;

  /** What a telephone reads from the QR code: `otpauth://…`. */
  abstract addressOf(secret: string, email: string): string;

  /** Which half minute a code belongs to, counted from 1970; null when it is no code of this secret now. */
  abstract stepOf(secret: string, code: string, now: Date): number | null;
}
