import type { Letter } from '../../shared/letters/letters.ts';
import type { Sealing } from '../../shared/sealing.ts';
import type { WaitingLetter } from './job-outbox.ts';

/** Letters that wait, for whoever may know of them. */
export class WaitingLetters {
  constructor(private readonly sealing: Sealing) {}

  open({ sealed }: WaitingLetter): Letter | null {
    return this.sealing.open(sealed) as Letter | null;
  }

  /** @param data of any job; null for what is no letter, or was sealed under another secret */
  recipientOf(data: object | null): string | null {
    const isLetter = data !== null && 'sealed' in data && typeof data.sealed === 'string';
    return isLetter ? (this.open(data as WaitingLetter)?.to ?? null) : null;
  }
}
