import { Secret, TOTP } from 'otpauth';
import { OneTimeCodes } from '../../domain/one-time-codes.ts';

const SECRET_BYTES = 20;
/** A clock may be half a minute off, either way. */
const WINDOW = 1;
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export class OtpauthOneTimeCodes extends OneTimeCodes {
  /** @param issuer what a telephone shows beside the code */
  constructor(private readonly issuer: string) {
    super();
  }

  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  addressOf(secret: string, email: string): string {
    return new TOTP({
      ...SETTINGS,
      issuer: this.issuer,
      label: email,
      secret: Secret.fromBase32(secret),
    }).toString();
  }

  stepOf(secret: string, code: string, now: Date): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) });
    const timestamp = now.getTime();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }
}
